import { join } from 'node:path'
import type { Content } from '../../src/content/store/index.ts'
import type { Edit, FileMove, Finding } from '../../src/content/finding/index.ts'
import { type MediaFile, mediaFolder } from '../../src/model/media.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { errorsAddedBy } from '../../src/content/fix/index.ts'
import { fileOf, notFoundRoute, routeOf } from '../../src/model/route.ts'
import { isStray } from '../../src/content/entry/index.ts'
import { headingOf } from '../../src/model/social.ts'
import type { Opened, PageFindings, SiteDocument, Spot } from '../../src/dev/messages.ts'
import { hashOf } from '../lib/cache.ts'
import { readDay } from '../lib/day.ts'
import type { Picture } from '../media/folder.ts'
import type { Code } from './code.ts'
import { type Drawable, emptyPage, type LivePage, nothing, sharedPicture, toPage } from './livePage.ts'
import { missingPage } from './missingPage.ts'
import { openedAt } from './openFile.ts'
import { pageFindings } from './pageFindings.ts'
import type { FileState } from '../lib/watchFolder.ts'

/** A page of the gallery: an example of a block, which the file of its schema holds. */
interface Example {
  text: string
  file: string
}

/**
 * The content of a folder as it is on the disk, and as it can be shown: a file with an error is shown as it last was. It is
 * empty until it is loaded.
 */
export class LiveContent {
  readonly #folder: string
  readonly #today: string
  #loaded: { code: Code; content: Content } | undefined
  /** Keeps for later runs what is known of the documents; undefined: that is done. */
  #keep: (() => void) | undefined
  #site: SiteDocument | null = null
  #keys = new Set<string>()
  #drawings: ReadonlyMap<string, string> = new Map()
  #living = ''
  /** The examples of the blocks: pages of the gallery, by their address. Nobody checks them here. */
  #examples: ReadonlyMap<string, Example> = new Map()
  /** Pages that were there since the start and are no more: their files, by their addresses. */
  readonly #gone = new Map<string, string>()
  /** The pictures as they are shown, by their names, and their files by address. */
  readonly #media = new Map<string, MediaFile>()
  readonly #originals = new Map<string, { path: string; type: string }>()

  /** `today`: the day that decides what visitors see. */
  constructor(folder: string, today = readDay(undefined)) {
    this.#folder = folder
    this.#today = today
  }

  /** Whether it was ever loaded. */
  isLoaded(): boolean {
    return this.#loaded !== undefined
  }

  /** Reads everything again with this code, `isAsCompiled` where other runs have it too. Where it finds errors, what was shown stays. */
  load(code: Code, isAsCompiled = false): void {
    const options = { shown: this.#media, today: this.#today, kept: isAsCompiled, texts: true, isFollowed: true }
    const { content, pictures, keys, keep } = code.loadContent(this.#folder, options)
    const drawings = new Map(code.drawingFiles().map(({ path, text }) => [path, text]))
    const living = code.livingDrawings().styles
    const examples = code.examplePages().map((example) => {
      const { type, text } = example
      return [code.exampleAddress(example), { text, file: `schemas/blocks/${type}.json` }] as const
    })
    if (this.#loaded) content.inherit(this.#loaded.content)
    // Nothing is replaced before all of it is there: code with an error leaves what was shown.
    this.#loaded = { code, content }
    this.#keep = keep
    this.#media.clear()
    for (const [name, picture] of [...code.examplePictures(), ...pictures]) this.#showPicture(name, picture)
    this.#keys = new Set(keys)
    this.#drawings = drawings
    this.#living = living
    this.#examples = new Map(examples)
    this.#renewSite()
  }

  /** Takes over what became of some files; keys are relative to the folder. */
  apply(changes: ReadonlyMap<string, FileState>): void {
    for (const [key, state] of changes) {
      if (key.startsWith(mediaFolder)) this.#applyPicture(key.slice(mediaFolder.length), state === null)
      else this.#applyFile(key, state)
    }
    if (changes.has('_site.json')) this.#renewSite()
  }

  /** The documents that there are, by their keys. */
  get keys(): ReadonlySet<string> {
    return this.#keys
  }

  get store(): Content {
    return this.#content
  }

  /** The pictures as they are shown: the files themselves. */
  get shown(): ReadonlyMap<string, MediaFile> {
    return this.#media
  }

  /** The day on which the content is looked at. */
  get today(): string {
    return this.#today
  }

  /** Why the content would be worse with these edits of this text, in a sentence; null when it would not. */
  objection(key: string, text: string, edits: readonly Edit[]): string | null {
    const [added] = errorsAddedBy(this.#content, key, text, edits)
    return added ? `This would make a new mistake: ${added.message}` : null
  }

  /** Whether a finding says that a file is to have this name. */
  suggests({ from, to }: FileMove): boolean {
    return this.#content.findings().some(({ move }) => move?.from === from && move.to === to)
  }

  /** Whether there is a page for this path, be it faulty. */
  has(path: string): boolean {
    return this.#exampleAt(path) !== undefined || this.#keyOf(path) !== undefined
  }

  /** What is shown at a path; where there is no page, one that says so to whoever develops. */
  page(path: string): LivePage {
    const example = this.#exampleAt(path)
    if (example) return this.#toPage(path, example.file, this.#draft(example.file, example.text))
    const key = path === `/${notFoundRoute}` ? '_404.json' : this.#keyOf(path)
    if (key !== undefined) return this.#toPage(path, this.#content.fileOf(key), this.#draft(key))
    const root = this.#parts.code.rootName(this.#folder)
    const near = suggest(
      path,
      [...this.#keys].flatMap((one) => routeOf(one) ?? []),
    )
    const words = { route: path, root, gone: this.#gone.get(path), movedTo: this.redirect(path), near }
    return this.#toPage(path, '', { ...nothing, page: missingPage(words) })
  }

  /** Where what somebody points at was written; undefined: nothing of the content is there. */
  locate(spot: Spot): Opened | undefined {
    return openedAt(this.#content, this.page(spot.path), spot)
  }

  /** The main title of the page of a route; undefined: there is no such page. */
  titleOf(route: string): string | undefined {
    const key = this.#keyOf(route)
    const found = key === undefined ? null : this.#content.draft(key)
    return found ? headingOf(found.page) : undefined
  }

  /** Whether a path leads to an example of a block or to shared ones, which are shown without the frame of the site. */
  isExample(path: string): boolean {
    return this.#exampleAt(path) !== undefined
  }

  /** null until the site's document could be read for the first time. */
  site(): SiteDocument | null {
    return this.#site
  }

  /** Where an address without a page leads. */
  redirect(path: string): string | undefined {
    // A page that has ended is still there for whoever writes it.
    if (this.has(path)) return undefined
    return this.#content.redirects().find(({ from }) => from === path)?.to
  }

  /** The text of a drawing at an address such as /assets/drawings/homeHero.1234abcd.svg */
  drawing(address: string): string | undefined {
    return this.#drawings.get(address)
  }

  /** The rules of all drawings that live. */
  get livingStyles(): string {
    return this.#living
  }

  /** The file of a picture, at the address that {@link Picture} gives to it, and its type. */
  picture(address: string): { path: string; type: string } | undefined {
    return this.#originals.get(address)
  }

  /** Everything that is wrong. What only the check has needed is let go. */
  check(): readonly Finding[] {
    const findings = this.#content.findings()
    this.#keep?.()
    this.#keep = undefined
    this.#content.release()
    return findings
  }

  /** The errors as a tab at that path sees them. */
  pageFindings(path: string): PageFindings {
    return pageFindings(this.#content, this.has(path) ? path : notFoundRoute)
  }

  get #parts() {
    if (!this.#loaded) throw new Error('The content has not been loaded.')
    return this.#loaded
  }

  get #content(): Content {
    return this.#parts.content
  }

  #exampleAt = (path: string) => this.#examples.get(path) ?? sharedPicture(path, this.#keys)

  #keyOf(path: string): string | undefined {
    return [fileOf(path), `${path.slice(1)}/index.json`].find((key) => this.#keys.has(key) && routeOf(key) === path)
  }

  #toPage(route: string, file: string, drawable: Drawable): LivePage {
    return toPage(route, file, drawable, this.#today)
  }

  #draft(key: string, text?: string): Drawable {
    return this.#content.draft(key, text) ?? emptyPage(key)
  }

  #renewSite(): void {
    const site = this.#content.draftSite()
    if (site) this.#site = { hash: hashOf(JSON.stringify(site)), site }
  }

  #applyFile(key: string, state: FileState): void {
    const route = routeOf(key)
    if (route !== null && state === null) this.#gone.set(route, key)
    else if (route !== null) this.#gone.delete(route)
    if (state === null) this.#keys.delete(key)
    else if (!isStray(key)) this.#keys.add(key)
    this.#parts.code.applyFile(this.#content, this.#folder, key, state)
  }

  #applyPicture(name: string, isGone: boolean): void {
    const { code } = this.#parts
    if (!code.isPictureName(name)) return
    const picture = isGone ? null : code.readPicture(join(this.#folder, mediaFolder), name, true)
    if (picture) this.#showPicture(name, picture)
    else this.#media.delete(name)
    this.#content.setPicture(name, picture)
  }

  #showPicture(name: string, picture: Picture): void {
    this.#media.set(name, this.#parts.code.asOriginal(picture))
    if (picture.original) this.#originals.set(picture.original.address, picture.original)
  }
}
