import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLitter, isStray } from '../../src/content/entry/index.ts'
import { mediaFolder } from '../../src/model/media.ts'

/** A file of a content folder, or a folder in it that cannot be read. */
interface FoundFile {
  /** Its path in the folder, with '/' between the parts. */
  key: string
  /** A stray is nothing that the site reads. */
  is: 'document' | 'stray' | 'link' | 'closed'
  /** Why a folder is closed. */
  error?: unknown
}

/** All files of a content folder but its pictures, in the order of their names. Throws when the folder itself cannot be read. */
export function filesIn(folder: string): FoundFile[] {
  const found: FoundFile[] = []
  const visit = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const key = inner === '' ? entry.name : `${inner}/${entry.name}`
      if (isLitter(key) || `${key}/` === mediaFolder) continue
      if (entry.isDirectory()) visitSafely(key)
      else if (!isStray(key)) found.push({ key, is: entry.isSymbolicLink() ? 'link' : 'document' })
      else if (!entry.isSymbolicLink()) found.push({ key, is: 'stray' })
    }
  }
  const visitSafely = (inner: string) => {
    try {
      visit(inner)
    } catch (error) {
      found.push({ key: `${inner}/index.json`, is: 'closed', error })
    }
  }
  visit('')
  return found
}
