import type { Source } from '../../content/json/index.ts'
import { kindOf, routeOf } from '../../model/route.ts'
import type { FilesChange } from '../server/messages.ts'
import { hearFiles, loadContent } from '../server/server.ts'
import type { Act } from '../session/acts.ts'
import { rememberPlace } from '../session/address.ts'
import { Once } from '../session/once.ts'
import type { Saving } from '../session/saving.ts'
import type { StoreClient } from '../store/client.ts'
import { DrawnAhead } from '../store/drawnAhead.ts'
import type { News } from '../store/messages.ts'
import { keepSame } from './keepSame.ts'
import { ownersOf } from './marks.ts'
import { followMoves, sayBroughtBack, undoOfToast } from './moved.ts'
import { type Host, OpenDocuments } from './openDocuments.ts'
import { blockPointer, nearest } from './pointers.ts'
import { pageShowing } from './pageNames.ts'
import { timeOf } from './times.ts'
import { atFirst, type Cursor, type Editing, type StudioState, type Toast, type View, type Width } from './state.ts'

/** So long at most the rest of the site waits for the canvas, in milliseconds: a page that fails never shows. */
const patience = 2000

/**
 * The studio without its looks: which document is open, what is selected in it, and what is done to it. All views show its
 * state and change it only here.
 */
export class Studio {
  #state: StudioState = atFirst
  readonly #listeners = new Set<() => void>()
  #version = 0
  #toasts = 0
  /** The block to be selected once the page is drawn, counted as it is drawn. */
  #wantedBlock: number | null = null
  readonly #ahead = new DrawnAhead()
  /** The canvas shows its first page. */
  readonly canvasShown = new Once()
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

  /** Reads the site, and opens what an address asks for: a file and a place in it, or a page and a block of it as drawn. */
  async start(query: URLSearchParams): Promise<void> {
    try {
      const heard = hearFiles(this.takeOver, () => void this.save())
      const [page, at = ''] = [query.get('page'), query.get('at') ?? undefined]
      // Form, outline and the page itself come first, and the rest of the site once they are there.
      if (page === null) await this.open(query.get('file') ?? 'index.json', at)
      if (this.state.editing) await this.canvasShown.within(patience)
      const [content] = await Promise.all([loadContent(), heard])
      const { root, keys } = await this.store.load(content)
      this.#set({ root })
      if (page !== null) {
        this.#wantedBlock = Number(query.get('block'))
        await this.open(keys.find((key) => routeOf(key) === page) ?? 'index.json', at)
      }
      void this.#documents.bringBack()
    } catch (error) {
      this.#set({ failure: (error as Error).message })
    }
  }

  /** Opens a document, and selects a place in it. A page comes onto the canvas; of shared blocks, a page that shows them. */
  async open(key: string, at = '', view: View = 'studio', isOfHistory = false): Promise<void> {
    void this.save()
    try {
      const editing = await this.#documents.open(key)
      const shown = kindOf(key) === 'page' || kindOf(key) === 'notFound' ? key : pageShowing(this.state, key)
      this.store.order({ kind: 'show', key: shown })
      this.#set({ editing, shown, adding: null })
      this.#edit({ selected: nearest(editing.value, at), selectedIn: view, cursor: null })
      this.#remember(!isOfHistory)
    } catch (error) {
      this.toast((error as Error).message)
    }
  }

  /** Selects a place. `view`: where that was done. `cursor`: where it goes in its text, even if it is selected. */
  select(pointer: string, view: View = 'studio', cursor: Cursor | null = null): void {
    const { editing } = this.state
    if (!editing || (editing.selected === pointer && view !== 'new' && !cursor)) return
    this.#edit({ selected: nearest(editing.value, pointer), selectedIn: view, cursor })
    this.#remember()
  }

  /** Does something to the document, as one step. Nothing happens while its text is no JSON. Tells whether it was done. */
  act(make: (source: Source) => Act, view: View = 'studio'): boolean {
    const { editing } = this.state
    if (!editing?.isReadable) return false
    const { edits, ...step } = make(editing.source)
    editing.document.act(step, edits)
    this.select(step.select, view)
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
    await this.#documents.save()
  }

  /** How the open document comes into its file; undefined: none is open. */
  get saving(): Saving | undefined {
    return this.#documents.saving(this.state.editing?.key ?? '')
  }

  setWidth = (width: Width): void => this.#set({ width })
  setDrawer = (drawer: Partial<StudioState['drawer']>): void =>
    this.#set({ drawer: { ...this.state.drawer, ...drawer } })
  /** Shows the blocks of which a new one can be chosen for a place; null: no longer. */
  setAdding = (adding: number | null): void => this.#set({ adding })

  /** Begins the making of a new page, at an address or '', or ends it: null. */
  setMakingPage = (makingPage: string | null): void => this.#set({ makingPage })
  /** Shows the list of all keys or of what has changed over the studio; null: takes it away. */
  setShowing = (showing: StudioState['showing']): void => this.#set({ showing })
  /** In a narrow window: shows the side or the form over the page, or neither. */
  setOver = (over: StudioState['over']): void => this.#set({ over })

  /** The words of the selected field take so many lines on the canvas. */
  setLines = (lines: StudioState['lines']): void => this.#set({ lines })
  /** What was just added, and the field in which somebody is writing: nothing new is said of both yet. */
  setFresh = (fresh: StudioState['fresh']): void => this.#set({ fresh })
  setWritten = (written: StudioState['written']): void => this.#set({ written })

  /** Shows a message for a while; null takes it away. */
  toast(text: string | null, act?: Toast['act'], way?: Toast['way']): void {
    // Undo is offered for as long as this was the last step.
    const isUndo = act?.run === this.undo || act?.undoes !== undefined
    const step = isUndo ? { step: this.state.editing?.document.history.undo ?? null } : {}
    const toast = text === null ? null : { id: ++this.#toasts, text, ...(act && { act }), ...(way && { way }), ...step }
    this.#set({ toast, said: { ...this.state.said, polite: text ?? '' } })
  }

  /** Reads something out that is seen anyway. */
  say(text: string, isUrgent = false): void {
    this.#set({ said: { ...this.state.said, [isUrgent ? 'urgent' : 'polite']: text } })
  }

  #host: Host = {
    wrote: (key, text) => this.store.order({ kind: 'set', key, text, version: ++this.#version }),
    changed: (key, change) => this.#update(key, change),
    tookOver: (key, isMerged) => {
      if (key !== this.state.editing?.key) return
      const time = timeOf(Date.now())
      const words = isMerged
        ? `Merged with changes from ${time}`
        : `The file was changed at ${time}: you see it as it is now.`
      this.toast(words, { label: 'Undo', run: this.undo })
    },
    broughtBack: (beside) => sayBroughtBack(this, beside),
    warn: (text) => this.say(text, true),
  }
  readonly #documents = new OpenDocuments(this.#host)

  #travel(way: 'undo' | 'redo'): void {
    const step = this.state.editing?.document[way]()
    if (!step) return way === 'undo' ? undoOfToast(this.state)?.run() : undefined
    this.select(step.pointer)
    this.toast(`${way === 'undo' ? 'Undone' : 'Done again'}: ${step.name}`)
  }

  #hear(news: News): void {
    if (news.kind === 'drawn') {
      if (news.key === this.state.shown) this.#setDrawn(this.#ahead.hear(this.state.drawn, news.drawn, news.version))
    } else if (news.kind === 'site') this.#set({ site: news.site })
    else if (news.kind === 'overview') this.#set({ overview: keepSame(this.state.overview, news.overview) })
    else if (news.kind === 'own') {
      if (news.version !== this.#version) return
      // The store has drawn before: what it says nothing else about is as it said then.
      this.#set({ drawn: this.#ahead.settle(this.state.drawn, news.version) })
      this.#update(news.key, { findings: news.findings })
    } else if (news.version === this.#version || this.state.findings.length === 0) {
      const all = keepSame(this.state.findings, news.findings)
      this.#set({ findings: all })
      const isChecked = news.version === this.#version
      for (const key of this.#documents.keys)
        this.#update(key, { findings: all.filter(({ file }) => file === this.fileOf(key)), isChecked })
    }
  }

  #setDrawn(drawn: StudioState['drawn']): void {
    this.#set({ drawn, isBlank: drawn === null })
    const { editing } = this.state
    if (this.#wantedBlock === null || !editing || !drawn) return
    const owner = ownersOf(this.state, editing)[this.#wantedBlock]
    this.#wantedBlock = null
    if (owner !== undefined && owner >= 0) this.select(blockPointer(owner))
  }

  /** Takes over what has become of files of the content, as the server tells it. */
  takeOver = (change: FilesChange): void => {
    this.store.order({ kind: 'files', change, open: this.#documents.keys })
    if (change.media.length > 0) this.#set({ overview: { ...this.state.overview } }) // pictures are asked for again
    this.#documents.takeOver(change)
    void followMoves(this, this.#documents)
  }

  #remember(isOpened = false): void {
    const { key, selected } = this.state.editing ?? {}
    if (key !== undefined) rememberPlace(key, selected ?? '', isOpened)
  }

  #edit(change: Partial<Editing>): void {
    this.#update(this.state.editing?.key ?? '', change)
  }

  #update(key: string, change: Partial<Editing>): void {
    const before = this.#documents.view(key)?.value
    const editing = this.#documents.update(key, change)
    if (!editing || this.state.editing?.key !== key) return
    const { drawn } = this.state
    const isOther = drawn && change.value && before !== change.value
    const values = { before, after: change.value }
    this.#set({ editing, ...(isOther && { drawn: this.#ahead.draw(drawn, this.fileOf(key), values, this.#version) }) })
  }

  #set(change: Partial<StudioState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
