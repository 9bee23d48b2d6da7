import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Finding } from '../../src/content/finding/index.ts'
import { fixAll } from '../../src/content/fix/index.ts'
import type { Content } from '../../src/content/store/index.ts'
import { isStray } from '../../src/content/entry/index.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { type FileState, watchFolder } from '../lib/watchFolder.ts'
import { applyFile, loadContent, readInto } from '../lib/readContent.ts'
import { isPictureName, type Picture, readPicture } from '../media/folder.ts'

/** How long nothing has to be typed until the site is checked again, in milliseconds. */
const pause = 100

/** The documents of a folder: those that are open in the editor as they are there, all others as they are on the disk. */
export class Workspace {
  readonly content: Content
  /** The pictures of the folder by their names. */
  readonly pictures: Map<string, Picture>
  readonly folder: string
  readonly #open = new Map<string, TextDocument>()
  readonly #tell: () => void
  readonly #endWatch: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param tell called when the findings may be others */
  constructor(folder: string, tell: () => void) {
    this.folder = folder
    this.#tell = tell
    const { content, pictures } = loadContent(folder, { isFollowed: true })
    this.content = content
    this.pictures = pictures
    this.#endWatch = watchFolder(folder, (changes) => this.#apply(changes))
  }

  /** The key of a file in the folder; null: it is somewhere else. */
  keyOf(uri: string): string | null {
    if (!uri.startsWith('file:')) return null
    const key = relative(this.folder, fileURLToPath(uri)).split(sep).join('/')
    return key === '' || key.startsWith('../') || key.includes(':') ? null : key
  }

  uriOf(key: string): string {
    return this.#open.get(key)?.uri ?? pathToFileURL(join(this.folder, key)).href
  }

  /** A file of the folder as it is now; without text, if it is no document that can be read. */
  document(key: string): TextDocument {
    return this.#open.get(key) ?? TextDocument.create(this.uriOf(key), '', 0, this.content.text(key) ?? '')
  }

  /** The editor has opened or changed a document. */
  write(document: TextDocument): void {
    const key = this.keyOf(document.uri)
    if (key === null) return
    this.#open.set(key, document)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#tell, pause)
  }

  /** The editor has closed a document: what is on the disk counts again. */
  close(uri: string): void {
    const key = this.keyOf(uri)
    if (key === null || !this.#open.delete(key)) return
    if (!isStray(key)) readInto(this.content, this.folder, key)
    this.#tell()
  }

  /** Everything that is wrong, with what has been typed so far. */
  findings(): readonly Finding[] {
    for (const [key, document] of this.#open) this.content.set(key, isStray(key) ? '' : document.getText())
    const findings = this.content.findings()
    this.content.release()
    return findings
  }

  /** The text of a document with everything that is certain fixed; null: nothing is. Nothing changes. */
  fixedText(key: string): string | null {
    const file = this.content.fileOf(key)
    const fixed = fixAll(this.content, (one) => one === file)
    for (const one of fixed) this.content.set(one.key, one.before)
    return fixed[0]?.after ?? null
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#endWatch()
  }

  #applyPicture(name: string, state: FileState): void {
    const file = state === null ? null : readPicture(join(this.folder, mediaFolder), name, true)
    this.content.setPicture(name, file)
    if (file) this.pictures.set(name, file)
    else this.pictures.delete(name)
  }

  #apply(changes: ReadonlyMap<string, FileState>): void {
    for (const [key, state] of changes) {
      const picture = key.startsWith(mediaFolder) ? key.slice(mediaFolder.length) : null
      if (picture !== null) {
        if (isPictureName(picture)) this.#applyPicture(picture, state)
      } else if (!this.#open.has(key)) applyFile(this.content, this.folder, key, state)
    }
    this.#tell()
  }
}
