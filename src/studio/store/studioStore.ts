import { complete, explainAt, linkChoices } from '../../content/assist/index.ts'
import { errorsAddedBy, fixAll } from '../../content/fix/index.ts'
import { type Finding, sortFindings } from '../../content/finding/index.ts'
import { blocksOf, isGroup } from '../../content/schema/index.ts'
import { listingsOf, nameIn } from '../../content/site/index.ts'
import { type Content, createContent, type ResolvedPage } from '../../content/store/index.ts'
import type { MediaFile } from '../../model/media.ts'
import { kindOf, routeOf } from '../../model/route.ts'
import { keepSame } from '../core/keepSame.ts'
import type { FilesChange, SiteContent } from '../server/messages.ts'
import { inFormWords } from './formWords.ts'
import { movedTo } from './movedTo.ts'
import { newPage } from './newPage.ts'
import { drawPastMistakes } from './pastMistakes.ts'
import { sampleBlock } from './sampleBlock.ts'
import { overviewOf } from './overview.ts'
import type { News, Questions } from './messages.ts'

/**
 * The site's documents as the studio has them: those of the folder, and in place of each that is open the text that is being
 * written. It is the store of the checks and of the build.
 */
export class StudioStore {
  #content: Content = createContent({ root: '', drawings: {} })
  /** The documents that have not been read yet. */
  readonly #unread = new Map<string, string>()
  /** Their last texts that could be drawn, of those that cannot be. */
  #lastDrawn: ReadonlyMap<string, string> = new Map()
  readonly #shownPictures = new Map<string, MediaFile>()
  #shown = ''
  #today: string | undefined
  /** The page as it was told last: what is the same in it is the same object then. Undefined: it has not been told. */
  #drawn: ResolvedPage | null | undefined
  /** The page on the canvas as it last was with mistakes that cannot be drawn; null: since then it had none, or it never had. */
  #pastMistakes: ResolvedPage | null = null
  /** The last message of each kind, so that none is sent twice. */
  readonly #told = new Map<string, string>()
  #version = 0
  #filesChanged = true
  /** For each document that was written in: what the last look at the whole site found beside what is wrong with it by itself. */
  readonly #between = new Map<string, Finding[]>()
  readonly #tell: (news: News) => void

  constructor(tell: (news: News) => void) {
    this.#tell = tell
  }

  /** Begins with the documents of a folder: what is shown is read first, the rest with {@link readRest}. Call it once. */
  load({ root, today, files, lastDrawn, unreadable, strays, media, shown, drawings }: SiteContent): void {
    for (const [name, file] of shown) this.#shownPictures.set(name, file)
    const content = createContent({ root, today, drawings, media: new Map(media), shown: this.#shownPictures })
    for (const [key, reason] of unreadable) content.fail(key, reason)
    for (const key of strays) content.set(key, '')
    this.#content = content
    this.#today = today
    for (const [key, text] of files) this.#unread.set(key, text)
    this.#lastDrawn = new Map(lastDrawn)
    this.#readNow((key) => kindOf(key) !== 'page')
    this.#tellOverview()
  }

  /** Reads documents that nothing has asked for yet, for about so many milliseconds. Tells whether all have been read. */
  readRest(time = Infinity): boolean {
    if (this.#unread.size === 0) return true
    const end = performance.now() + time
    for (const [key, text] of this.#unread) {
      if (performance.now() > end) return false
      this.#read(key, text)
    }
    // A list may show more now.
    this.draw(false)
    return true
  }

  #readNow(isMeant: (key: string) => boolean): void {
    for (const [key, text] of this.#unread) {
      if (isMeant(key)) this.#read(key, text)
    }
  }

  #read(key: string, text: string): void {
    const file = this.#unread.get(key)
    const earlier = this.#unread.delete(key) ? (this.#lastDrawn.get(key) ?? file) : text
    if (earlier !== undefined && earlier !== text) this.#content.set(key, earlier)
    this.#content.set(key, text)
  }

  set(key: string, text: string, version: number): void {
    this.#read(key, text)
    this.#version = version
  }

  /** Takes over what has changed in the folder. Of what is `open` the studio's own text counts. */
  change({ files, media, shown }: FilesChange, open: readonly string[]): void {
    for (const file of files) {
      if (open.includes(file.key)) continue
      this.#unread.delete(file.key)
      if ('text' in file) this.#content.set(file.key, file.text)
      else if ('reason' in file) this.#content.fail(file.key, file.reason)
      else this.#content.delete(file.key)
    }
    for (const [name, file] of media) this.#content.setPicture(name, file)
    for (const [name, file] of shown) {
      if (file) this.#shownPictures.set(name, file)
      else this.#shownPictures.delete(name)
    }
    this.#filesChanged = true
  }

  show(key: string): void {
    this.#shown = key
    this.#drawn = undefined
    this.#pastMistakes = null
    if (this.#unread.size === 0) return
    this.#readNow((one) => one === key)
    const lists = this.#content.entries().flatMap((entry) => listingsOf(entry).map(({ collection }) => collection))
    this.#readNow((one) => lists.some(({ folder }) => nameIn(folder, routeOf(one)) !== undefined))
  }

  /** Tells how the page on the canvas is drawn, if it is drawn otherwise than before. */
  draw(isSiteSame: boolean): void {
    const site = isSiteSame ? null : this.#content.draftSite()
    if (site && this.#isNew('site', JSON.stringify(site))) this.#tell({ kind: 'site', site })
    if (this.#shown === '') return
    const page = keepSame(this.#drawn, this.#drawShown())
    if (page === this.#drawn) return
    this.#drawn = page
    const [key, version] = [this.#shown, this.#version]
    this.#tell({ kind: 'drawn', key, drawn: page && { ...page, key }, version })
  }

  /** The page on the canvas as it is now, or as it last was. */
  #drawShown(): ResolvedPage | null {
    const entry = this.#content.entries().find(({ key }) => key === this.#shown)
    if (entry?.shaped) this.#pastMistakes = null
    else if (entry?.isParsed) this.#pastMistakes = drawPastMistakes(this.#content, entry) ?? this.#pastMistakes
    return this.#pastMistakes ?? this.#content.draft(this.#shown)
  }

  /** Tells what is wrong with a document as far as it can be known without the others. */
  checkOwn(key: string): void {
    // What the site's document defines may be wrong by how others use it.
    if (kindOf(key) === 'site') return
    const between = this.#between.get(key) ?? []
    this.#between.set(key, between)
    const findings = sortFindings([...this.#content.ownFindings(key), ...between])
    this.#tell({ kind: 'own', key, findings: this.#inFormWords(findings), version: this.#version })
  }

  /** Tells what is wrong, and what the site consists of, if that is something else than before. */
  check(): void {
    const findings = this.#content.findings()
    this.#tell({ kind: 'findings', findings: this.#inFormWords(findings), version: this.#version })
    for (const key of this.#between.keys()) {
      const [file, own] = [this.#content.fileOf(key), new Set(this.#content.ownFindings(key))]
      this.#between.set(
        key,
        findings.filter((one) => one.file === file && !own.has(one)),
      )
    }
    if (!this.#filesChanged) return
    this.#filesChanged = false
    this.#tellOverview()
  }

  #tellOverview(): void {
    const overview = overviewOf(this.#content, this.#unread.keys())
    if (this.#isNew('overview', JSON.stringify(overview))) this.#tell({ kind: 'overview', overview })
  }

  #inFormWords(findings: readonly Finding[]): Finding[] {
    const folder = this.#content.fileOf('')
    return findings.map((one) => inFormWords(one, one.file.slice(folder.length)))
  }

  #isNew(name: string, text: string): boolean {
    if (this.#told.get(name) === text) return false
    this.#told.set(name, text)
    return true
  }

  readonly questions: Questions = {
    links: (key, typed) => linkChoices(this.#content, key, typed),
    usersOf: (type) => this.#usersOf(type),
    drawings: () =>
      Object.entries(this.#content.drawings()).map(([name, { kind, wide }]) => ({
        name,
        ...(kind !== undefined && { kind }),
        ...wide,
      })),
    movedTo: (key, text) => movedTo(this.#content, key, text),
    text: (key) => this.#content.text(key) ?? null,
    pictures: () => this.#pictures(),
    complete: (key, text, offset) => complete(this.#content, key, text, offset),
    explain: (key, text, offset) => explainAt(this.#content, key, text, offset),
    sampleBlock: (...block) => sampleBlock(this.#content, ...block),
    newPage: (...page) => newPage(this.#content, ...page, this.#today),
    fixSafely: (key) => this.#fixSafely(key),
    objection: (key, text, edits) => errorsAddedBy(this.#content, key, text, edits)[0]?.message ?? null,
  }

  #usersOf(type: string): string[] {
    const map = this.#content.map()
    const users = map.entries.filter(({ value }) =>
      blocksOf(value.get()).some((block) => isGroup(block) && block.type === type),
    )
    return [...new Set(users.flatMap((entry) => map.shownOn(entry)))].map(({ key }) => key)
  }

  #pictures() {
    const map = this.#content.map()
    return [...this.#content.pictures()].flatMap(([name, { width, height, bytes, finding }]) => {
      if (finding) return []
      const users = map.entries.filter(({ facts }) =>
        facts.blocks.some(({ pictures }) => pictures.some(({ src }) => src === name)),
      )
      const { src = '' } = this.#shownPictures.get(name) ?? {}
      return [{ name, width, height, bytes, src, usedOn: users.map(({ key }) => key) }]
    })
  }

  /** The fixes are tried in the store, and taken back there: the document decides. */
  #fixSafely(key: string): { text: string; count: number } {
    const before = this.#content.text(key) ?? ''
    const [fixed] = fixAll(this.#content, (file) => this.#content.keyOf(file) === key)
    this.#content.set(key, before)
    return { text: fixed?.after ?? before, count: fixed?.done.length ?? 0 }
  }
}
