import type { FilesChange, FileText } from '../server/messages.ts'
import { readAgain, readDocument, writeDocument } from '../server/server.ts'
import { OpenDocument } from '../session/document.ts'
import { type SaveState, Saving, type World } from '../session/saving.ts'
import { changedView, firstView, readJson } from './editing.ts'
import { KeptDocuments } from './kept.ts'
import { keepSame } from './keepSame.ts'
import type { Editing } from './state.ts'

/** What the open documents tell. */
export interface Host {
  /** A document has this text now. It comes before {@link changed}: the store checks it while the views are drawn. */
  wrote(key: string, text: string): void
  /** Views of a document see something else. */
  changed(key: string, change: Partial<Editing>): void
  /** Changes from the file have come into a document; `isMerged`: beside own ones. */
  tookOver(key: string, isMerged: boolean): void
  /** Words that were never in the file were brought back; `beside`: to this document, which nobody has opened. */
  broughtBack(beside?: string): void
  /** Said at once, to those who do not see it. */
  warn(text: string): void
}

interface Opened {
  document: OpenDocument
  saving: Saving
  editing: Editing
}

const warnings: Partial<Record<SaveState['kind'], string>> = {
  away: 'The studio’s server stopped. Go on: all is kept in this browser.',
  conflict: 'The file changed. Nothing has been overwritten.',
  gone: 'The file was deleted. Its words are kept in this browser.',
}

/** The documents that have been opened, each with its history and its way into the file. */
export class OpenDocuments {
  readonly #opened = new Map<string, Opened>()
  readonly #kept = new KeptDocuments()
  readonly #host: Host

  constructor(host: Host) {
    this.#host = host
  }

  get keys(): string[] {
    return [...this.#opened.keys()]
  }

  /** How views see an open document; undefined: it is not open. */
  view = (key: string): Editing | undefined => this.#opened.get(key)?.editing

  saving = (key: string): Saving | undefined => this.#opened.get(key)?.saving

  /** Takes over what views see. */
  update(key: string, change: Partial<Editing>): Editing | undefined {
    const opened = this.#opened.get(key)
    if (!opened) return undefined
    const { editing } = opened
    opened.editing = {
      ...editing,
      ...change,
      findings: keepSame(editing.findings, change.findings ?? editing.findings),
    }
    return opened.editing
  }

  /** Opens a document, if it is not open yet. Throws an AskError where there is none. */
  async open(key: string): Promise<Editing> {
    return this.view(key) ?? (await this.#read(key, () => this.#host.broughtBack()))
  }

  /** Opens the documents whose words were never saved, so that they are. One whose file is gone waits until it is opened. */
  async bringBack(): Promise<void> {
    for (const key of await this.#kept.unsaved())
      if (!this.view(key)) await this.#read(key, () => this.#host.broughtBack(key)).catch(() => undefined)
  }

  /** The documents whose files are gone, with no word in them that was never written. */
  get gone(): string[] {
    return this.keys.filter((key) => this.saving(key)?.state.kind === 'gone' && this.saving(key)?.isSaved)
  }

  /** Closes a document. What is kept of it in the browser stays. */
  forget(key: string): void {
    this.#opened.delete(key)
  }

  /** Writes what is not in its file yet. */
  async save(): Promise<void> {
    await Promise.all([...this.#opened.values()].map(({ saving }) => saving.save()))
  }

  /** Takes over what has become of the files. */
  takeOver({ files }: FilesChange): void {
    for (const file of files) {
      const saving = this.saving(file.key)
      if ('text' in file) saving?.takeOver(file)
      else if ('gone' in file) saving?.lose()
    }
  }

  async #read(key: string, onBroughtBack: () => void): Promise<Editing> {
    const [now, kept] = await Promise.all([readDocument(key), this.#kept.get(key)])
    // A text that was never saved goes on from where it was, whatever the file has become; else the file counts.
    const isKept = kept !== undefined && (kept.text !== kept.seen.text || kept.seen.revision === now.revision)
    const seen = isKept ? kept.seen : now
    const document = new OpenDocument(key, now.text, isKept ? { kept: kept.document } : {})
    document.listen(({ docChanged }) => docChanged && this.#host.wrote(key, document.text))
    const opened = {
      document,
      saving: this.#createSaving(document, seen, isKept ? kept.sent : []),
      editing: firstView(document, kept?.readable ?? { text: seen.text, at: 0 }),
    }
    this.#opened.set(key, opened)
    document.listen(({ docChanged }) => docChanged && this.#changed(opened))
    this.#host.wrote(key, document.text)
    this.#host.changed(key, {})
    if (document.text !== seen.text) onBroughtBack()
    if (seen.revision !== now.revision) opened.saving.takeOver(now)
    else void opened.saving.save()
    return opened.editing
  }

  #createSaving(document: OpenDocument, seen: FileText, sent: readonly string[] | undefined): Saving {
    const { key } = document
    const world: World = {
      write: writeDocument,
      read: readAgain,
      keep: (_, of, from, unanswered) =>
        this.#kept.keep(key, () => {
          const { isReadable = true, readableAt = 0, source } = this.view(key) ?? {}
          const readable = !isReadable && source && { readable: { text: source.text, at: readableAt } }
          return { document: of.toJSON(), text: of.text, seen: from, sent: unanswered, ...readable }
        }),
      wait: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds)
        return () => clearTimeout(timer)
      },
      isReadable: (text) => readJson(text) !== undefined,
      tookOver: (isMerged) => this.#host.tookOver(key, isMerged),
    }
    const onState = (save: SaveState) => {
      const warning = this.view(key)?.save.kind === save.kind ? undefined : warnings[save.kind]
      this.#host.changed(key, { save })
      if (warning !== undefined) this.#host.warn(warning)
    }
    return new Saving(document, seen, world, onState, sent)
  }

  #changed({ document, editing }: Opened): void {
    const before = this.view(document.key) ?? editing
    const change = changedView(document, before)
    if (before.isReadable && !change.isReadable) this.#host.warn('The text of the file cannot be read.')
    this.#host.changed(document.key, change)
    // The next edit needs the tree of this text. It is made while nobody waits for it.
    ;(window.requestIdleCallback ?? setTimeout)(() => this.view(document.key)?.source.node(''))
  }
}
