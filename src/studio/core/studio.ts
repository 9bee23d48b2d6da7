import { createSource, type Source } from '../../content/json/index.ts'
import { kindOf } from '../../model/route.ts'
import { type FilesChange, type FileText } from '../server/messages.ts'
import { hearFiles, loadContent, readDocument, writeDocument } from '../server/server.ts'
import type { Act } from '../session/acts.ts'
import { OpenDocument } from '../session/document.ts'
import { Saving } from '../session/saving.ts'
import type { StoreClient } from '../store/client.ts'
import type { News } from '../store/messages.ts'
import { KeptDocuments } from './kept.ts'
import { nearest } from './pointers.ts'
import { timeOf } from './times.ts'
import { atFirst, type Editing, type StudioState, type Toast, type View, type Width } from './state.ts'

interface Opened {
  document: OpenDocument
  saving: Saving
  editing: Editing
}

/**
 * The studio without its looks: which document is open, what is selected in it, and what is done to it. All views show its
 * state and change it only here.
 */
export class Studio {
  #state: StudioState = atFirst
  readonly #listeners = new Set<() => void>()
  readonly #opened = new Map<string, Opened>()
  readonly #kept = new KeptDocuments()
  #version = 0
  #toasts = 0
  readonly store: StoreClient

  constructor(store: StoreClient) {
    this.store = store
    store.listen((news) => this.#hear(news))
    addEventListener('beforeunload', (event) => {
      void this.save()
      if (this.state.editing && this.state.editing.save.kind === 'saving') event.preventDefault()
    })
  }

  get state(): StudioState {
    return this.#state
  }

  /** Calls back after each change of the state, until the function that it returns is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads the site, and opens a document of it. */
  async start(key: string, at: string): Promise<void> {
    try {
      const content = await loadContent()
      this.#set({ root: content.root })
      this.store.order({ kind: 'load', content })
      hearFiles((change) => this.#takeOver(change))
      await this.open(key, at)
    } catch (error) {
      this.#set({ failure: (error as Error).message })
    }
  }

  /** Opens a document, and selects a place in it. A page comes onto the canvas; of shared blocks, a page that shows them. */
  async open(key: string, at = ''): Promise<void> {
    void this.save()
    try {
      const { editing } = this.#opened.get(key) ?? (await this.#read(key))
      const shown = kindOf(key) === 'page' || kindOf(key) === 'notFound' ? key : this.#pageFor(key)
      this.store.order({ kind: 'show', key: shown })
      this.#set({ editing: { ...editing, selected: nearest(editing.source, at) }, shown, failure: null, adding: null })
      this.#remember()
    } catch (error) {
      this.toast((error as Error).message)
    }
  }

  /** Selects a place. `view`: where that was done. */
  select(pointer: string, view: View = 'studio'): void {
    const { editing } = this.state
    if (!editing || editing.selected === pointer) return
    this.#edit({ selected: nearest(editing.source, pointer), selectedIn: view })
    this.#remember()
  }

  /** Does something to the document, as one step. Nothing happens while its text is no JSON. Tells whether it was done. */
  act(make: (source: Source) => Act, view: View = 'studio'): boolean {
    const { editing } = this.state
    if (!editing?.isReadable) return false
    const { edits, select, ...step } = make(editing.source)
    editing.document.act(step, edits)
    this.select(select, view)
    return true
  }

  /** A document as people name it, and findings: pages/payout.json. */
  fileOf = (key: string): string => `${this.state.root}/${key}`
  keyOf = (file: string): string => file.slice(this.state.root.length + 1)

  /** Puts another text in place of the whole document, as one step. */
  replaceText(name: string, text: string): void {
    this.state.editing?.document.become({ name, pointer: this.state.editing.selected }, text)
  }

  undo = (): void => this.#travel('undo')
  redo = (): void => this.#travel('redo')

  /** Writes what is not in its file yet. */
  async save(): Promise<void> {
    await Promise.all([...this.#opened.values()].map(({ saving }) => saving.save()))
  }

  /** Ends a conflict of the open document with the text that somebody has decided for. */
  decide(text: string): void {
    this.#opened.get(this.state.editing?.key ?? '')?.saving.decide(text)
  }

  /** Writes the file of the open document again, which was deleted. */
  async restore(): Promise<void> {
    await this.#opened.get(this.state.editing?.key ?? '')?.saving.restore()
  }

  setWidth = (width: Width): void => this.#set({ width })
  setDrawer = (drawer: Partial<StudioState['drawer']>): void =>
    this.#set({ drawer: { ...this.state.drawer, ...drawer } })
  /** Shows the blocks of which a new one can be chosen for a place; null: no longer. */
  setAdding = (adding: number | null): void => this.#set({ adding })

  /** Begins or ends the making of a new page. */
  setMakingPage = (makingPage: boolean): void => this.#set({ makingPage })
  /** In a narrow window: shows the side or the form over the page, or neither. */
  setOver = (over: StudioState['over']): void => this.#set({ over })

  /** Writes the file of a new page, and opens it. */
  async makePage(key: string, text: string): Promise<void> {
    const answer = await writeDocument(key, text, null)
    if (answer.kind === 'written') {
      this.#set({ makingPage: false })
      return this.open(key, '/blocks/0')
    }
    this.toast(
      answer.kind === 'refused'
        ? answer.reason
        : answer.kind === 'away'
          ? 'The studio’s server stopped. Start it again with npm run dev.'
          : 'There is a page with this address already.',
    )
  }

  /** The words of the selected field take so many lines on the canvas. */
  setLines = (lines: StudioState['lines']): void => this.#set({ lines })

  /** Shows a message for a while; null takes it away. */
  toast(text: string | null, act?: Toast['act']): void {
    const toast = text === null ? null : { id: ++this.#toasts, text, ...(act && { act }) }
    this.#set({ toast, said: { ...this.state.said, polite: text ?? '' } })
  }

  /** Reads something out that is seen anyway. */
  say(text: string, isUrgent = false): void {
    this.#set({ said: { ...this.state.said, [isUrgent ? 'urgent' : 'polite']: text } })
  }

  async #read(key: string): Promise<Opened> {
    const [now, kept] = await Promise.all([readDocument(key), this.#kept.get(key)])
    // A text that was never saved goes on from where it was, whatever the file has become; else the file counts.
    const isKept = kept !== undefined && (kept.text !== kept.seen.text || kept.seen.revision === now.revision)
    const seen = isKept ? kept.seen : now
    const document = new OpenDocument(key, now.text, isKept ? { kept: kept.document } : {})
    const opened: Opened = { document, saving: this.#createSaving(document, seen), editing: firstView(document) }
    this.#opened.set(key, opened)
    document.listen(({ docChanged }) => docChanged && this.#changed(opened))
    this.store.order({ kind: 'set', key, text: document.text, version: ++this.#version })
    if (document.text !== seen.text) this.toast('Kept words were brought back. They are being saved.')
    if (seen.revision !== now.revision) opened.saving.takeOver(now)
    else void opened.saving.save()
    return opened
  }

  #createSaving(document: OpenDocument, seen: FileText): Saving {
    const world = {
      write: writeDocument,
      keep: (key: string, of: OpenDocument, from: FileText) =>
        this.#kept.keep(key, () => ({ document: of.toJSON(), text: of.text, seen: from })),
      wait: (milliseconds: number, then: () => void) => {
        const timer = setTimeout(then, milliseconds)
        return () => clearTimeout(timer)
      },
      isReadable: (text: string) => readJson(text) !== undefined,
      tookOver: (isMerged: boolean) => {
        if (document.key !== this.state.editing?.key) return
        const time = timeOf(Date.now())
        const words = isMerged
          ? `Merged with changes from ${time}`
          : `The file was changed at ${time}: you see it as it is now.`
        this.toast(words, { label: 'Undo', run: this.undo })
      },
    }
    return new Saving(document, seen, world, (save) => {
      const before = this.state.editing?.save.kind
      this.#update(document.key, { save })
      if (save.kind === before) return
      if (save.kind === 'away') this.say('The studio’s server stopped. Go on: all is kept in this browser.', true)
      if (save.kind === 'conflict') this.say('The file changed. Nothing has been overwritten.', true)
      if (save.kind === 'gone') this.say('The file was deleted. Its words are kept in this browser.', true)
    })
  }

  #changed({ document }: Opened): void {
    const { text, key } = document
    const value = readJson(text)
    const { undo, redo } = document.history
    const change = { undo: undo?.name, redo: redo?.name, isReadable: value !== undefined, isChecked: false }
    const before = this.#opened.get(key)?.editing
    if (before?.isReadable && !value) this.say('The text of the file cannot be read.', true)
    if (!value) this.#update(key, change)
    else {
      const source = createSource(key, text)
      const selected = nearest(source, before?.selected ?? '')
      this.#update(key, { ...change, source, value, selected, readableAt: Date.now() })
    }
    this.store.order({ kind: 'set', key, text, version: ++this.#version })
  }

  #travel(way: 'undo' | 'redo'): void {
    const step = this.state.editing?.document[way]()
    if (!step) return
    this.select(step.pointer)
    this.say(`${way === 'undo' ? 'Undone' : 'Done again'}: ${step.name}`)
  }

  #hear(news: News): void {
    if (news.kind === 'drawn') {
      if (news.key === this.state.shown) this.#set({ drawn: news.drawn })
    } else if (news.kind === 'site') this.#set({ site: news.site })
    else if (news.kind === 'overview') this.#set({ overview: news.overview })
    else if (news.version === this.#version || this.state.findings.length === 0) {
      this.#set({ findings: news.findings })
      const isChecked = news.version === this.#version
      for (const key of this.#opened.keys())
        this.#update(key, { findings: news.findings.filter(({ file }) => file === this.fileOf(key)), isChecked })
    }
  }

  #takeOver(change: FilesChange): void {
    this.store.order({ kind: 'files', change, open: [...this.#opened.keys()] })
    for (const file of change.files) {
      const { saving } = this.#opened.get(file.key) ?? {}
      if ('text' in file) saving?.takeOver(file)
      else if ('gone' in file) saving?.lose()
    }
  }

  /** A page that shows shared blocks: the one on the canvas, if it does. */
  #pageFor(key: string): string {
    const { shown, overview } = this.state
    const { usedOn = [] } = overview.shared.find((one) => one.key === key) ?? {}
    return usedOn.includes(shown) ? shown : (usedOn[0] ?? shown)
  }

  /** The address leads back to what is selected, also after a reload. */
  #remember(): void {
    const { key, selected } = this.state.editing ?? {}
    if (key === undefined) return
    const query = new URLSearchParams({ file: key, ...(selected && { at: selected }) })
    history.replaceState(null, '', `?${query.toString().replaceAll('%2F', '/')}`)
  }

  #edit(change: Partial<Editing>): void {
    this.#update(this.state.editing?.key ?? '', change)
  }

  #update(key: string, change: Partial<Editing>): void {
    const opened = this.#opened.get(key)
    if (!opened) return
    opened.editing = { ...(this.state.editing?.key === key ? this.state.editing : opened.editing), ...change }
    if (this.state.editing?.key === key) this.#set({ editing: opened.editing })
  }

  #set(change: Partial<StudioState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function firstView(document: OpenDocument): Editing {
  const { key, text } = document
  const { undo, redo } = document.history
  const value = readJson(text)
  return {
    key,
    document,
    source: createSource(key, value ? text : '{}'),
    value: value ?? {},
    isReadable: value !== undefined,
    readableAt: value ? Date.now() : 0,
    selected: '',
    selectedIn: 'studio',
    findings: [],
    isChecked: false,
    save: { kind: 'saved' },
    undo: undo?.name,
    redo: redo?.name,
  }
}

/** Undefined: the text is no JSON, or no document. */
function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
