import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { type Files, put, scratchFolder } from '../../support/scratch.ts'
import { baseTexts } from '../content/base.ts'

/** A copy of the small site on the disk for each test of a file, and what the commands print. */
export function scratchSite() {
  const place = scratchFolder()
  const site = {
    folder: '',
    printed: '',
    complained: '',
    path: (key: string) => join(site.folder, key),
    write: (texts: Files) => put(site.folder, texts),
    read: (key: string) => readFileSync(site.path(key), 'utf8'),
    /** All files with their texts. */
    all(): Record<string, string> {
      const files = readdirSync(site.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      return Object.fromEntries(
        files
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
          .map((path) => [path.slice(site.folder.length + 1), readFileSync(path, 'utf8')]),
      )
    },
    findings: () => loadContent(site.folder).content.findings(),
    errors: () => site.findings().filter(({ severity }) => severity === 'error'),
    redirects: () => loadContent(site.folder).content.redirects(),
  }
  const print = (text: unknown) => {
    site.printed += String(text)
    return true
  }
  beforeEach(() => {
    site.folder = place.path('pages')
    site.printed = ''
    site.complained = ''
    vi.spyOn(process.stdout, 'write').mockImplementation(print)
    vi.spyOn(console, 'log').mockImplementation((text) => void print(`${String(text)}\n`))
    vi.spyOn(console, 'error').mockImplementation((text) => void (site.complained += `${String(text)}\n`))
    site.write(baseTexts)
  })
  afterEach(() => vi.restoreAllMocks())
  return site
}
