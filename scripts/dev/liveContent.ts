import { join } from 'node:path'
import type { Content, ResolvedPage } from '../../src/content/store/index.ts'
import type { Finding } from '../../src/content/finding/index.ts'
import { type MediaFile, mediaFolder } from '../../src/model/media.ts'
import { errorsAddedBy } from '../../src/content/fix/index.ts'
import { policyOf } from '../../src/content/resolve/index.ts'
import { fileOf, notFoundRoute, routeOf } from '../../src/model/route.ts'
import type { Page } from '../../src/model/schema.gen.ts'
import { isStray } from '../../src/content/entry/index.ts'
import type { PageDocument } from '../../src/model/document.ts'
import { headingOf } from '../../src/model/social.ts'
import type { PageFindings, SiteDocument } from '../../src/dev/messages.ts'
import { hashOf } from '../lib/cache.ts'
import type { Picture } from '../media/folder.ts'
import type { Code } from './code.ts'
import { missingPage } from './missingPage.ts'
import { pageFindings } from './pageFindings.ts'
import { codeName, siteAddress } from './pages.ts'
import type { FileState } from './watchFolder.ts'
import type { Judge } from './writes.ts'

/** The content as it is on the disk, and as it can be shown: a file with an error is shown as it last was. */
export interface LiveContent extends Omit<Judge, 'has'> {
  /** Reads everything again with this code. What was shown stays where the new code finds errors. */
  load(code: Code): void
  /** Takes over what became of some files; keys are relative to the folder. */
  apply(changes: ReadonlyMap<string, FileState>): void
  /** Whether there is a document with this key. */
  isDocument(key: string): boolean
  /** Whether there is a page for this path, be it faulty. */
  has(path: string): boolean
  /** What is shown at a path; where there is no page, one that says so to whoever develops. */
  page(path: string): LivePage
  /** The main title of the page of a route; undefined: there is no such page. */
  titleOf(route: string): string | undefined
  /** Whether a path leads to an example of a block, which is shown without the frame of the site. */
  isExample(path: string): boolean
  /** null until the site's document could be read for the first time. */
  site(): SiteDocument | null
  redirect(path: string): string | undefined
  /** The text of a drawing at an address such as /assets/drawings/homeHero.1234abcd.svg */
  drawing(address: string): string | undefined
  /** The file of a picture, at the address that {@link Picture} gives to it, and its type. */
  picture(address: string): { path: string; type: string } | undefined
  /** Everything that is wrong. What only the check has needed is let go. */
  check(): readonly Finding[]
  /** The errors as a tab at that path sees them. */
  pageFindings(path: string): PageFindings
}

/** A page that can be drawn. */
export interface LivePage {
  document: PageDocument
  /** For each block the place that it came from. */
  pointers: readonly string[]
}

/** A page of the gallery: an example of a block, which the file of its schema holds. */
interface Example {
  text: string
  file: string
}

/** The content of a folder; empty until it is loaded. */
export function createLiveContent(folder: string): LiveContent {
  let content: Content
  let isLoaded = false
  let own: Code
  let drawings: ReadonlyMap<string, string> = new Map()
  let keys = new Set<string>()
  /** Pages that were there since the start and are no more: their files, by their addresses. */
  const gone = new Map<string, string>()
  /** The pictures as they are shown, by their names, and their files by address. */
  const media = new Map<string, MediaFile>()
  const originals = new Map<string, { path: string; type: string }>()
  /** The examples of the blocks: pages of the gallery, by their address. Nobody checks them here. */
  let examples = new Map<string, Example>()
  let site: SiteDocument | null = null

  const keyOf = (path: string) =>
    [fileOf(path), `${path.slice(1)}/index.json`].find((key) => keys.has(key) && routeOf(key) === path)

  const has = (path: string) => examples.has(path) || keyOf(path) !== undefined
  const renewSite = () => {
    const now = content.draftSite()
    if (now) site = { hash: hashOf(JSON.stringify(now)), site: now }
  }
  const toPage = (route: string, file: string, { page, pointers }: Drawable): LivePage => {
    const name = policyName(page)
    const document = {
      route,
      file,
      hash: hashOf(JSON.stringify(page)),
      site: siteAddress,
      code: codeName,
      ...(name && { policy: name }),
      page,
    }
    return { document, pointers }
  }
  const pageOf = (route: string, key: string) =>
    toPage(route, content.fileOf(key), content.draft(key) ?? emptyPage(key))
  const exampleOf = (route: string, { file, text }: Example) =>
    toPage(route, file, content.draft(file, text) ?? emptyPage(file))
  const missing = (route: string) => {
    const words = { route, root: own.rootName(folder), gone: gone.get(route), movedTo: redirect(route) }
    return toPage(route, '', { page: missingPage(words), pointers: [] })
  }
  const redirect = (path: string) => content.redirects().find(({ from }) => from === path)?.to
  const showPicture = (name: string, picture: Picture) => {
    media.set(name, own.asOriginal(picture))
    if (picture.original) originals.set(picture.original.address, picture.original)
  }
  const applyPicture = (name: string, isGone: boolean) => {
    if (!own.isPictureName(name)) return
    if (isGone) {
      media.delete(name)
      content.setPicture(name, null)
      return
    }
    const picture = own.readPicture(join(folder, mediaFolder), name)
    showPicture(name, picture)
    content.setPicture(name, picture)
  }

  return {
    load(code) {
      const loaded = code.loadContent(folder, { shown: media })
      const nextDrawings = new Map(code.drawingFiles().map(({ path, text }) => [path, text]))
      const nextExamples = new Map(
        code.examplePages().map((example) => {
          return [code.exampleAddress(example), { text: example.text, file: `schemas/blocks/${example.type}.json` }]
        }),
      )
      if (isLoaded) loaded.content.inherit(content)
      // Nothing is replaced before all of it is there: code with an error leaves what was shown.
      own = code
      media.clear()
      for (const [name, picture] of code.examplePictures()) showPicture(name, picture)
      for (const [name, picture] of loaded.pictures) showPicture(name, picture)
      content = loaded.content
      isLoaded = true
      keys = new Set(loaded.keys)
      drawings = nextDrawings
      examples = nextExamples
      renewSite()
    },
    apply(changes) {
      for (const [key, state] of changes) {
        if (key.startsWith(mediaFolder)) {
          applyPicture(key.slice(mediaFolder.length), state === null)
          continue
        }
        const route = routeOf(key)
        if (route !== null && state === null) gone.set(route, key)
        else if (route !== null) gone.delete(route)
        if (isStray(key)) {
          // Only its name counts.
          if (state === null) content.delete(key)
          else content.set(key, '')
          continue
        }
        if (state === null) {
          keys.delete(key)
          content.delete(key)
          continue
        }
        keys.add(key)
        if (state instanceof Error) own.readInto(content, folder, key)
        else content.set(key, state)
      }
      if (changes.has('_site.json')) renewSite()
    },
    isDocument: (key) => keys.has(key),
    objection(key, text, edits) {
      const [added] = errorsAddedBy(content, key, text, edits)
      return added ? `This would make a new mistake: ${added.message}` : null
    },
    has,
    page(path) {
      const example = examples.get(path)
      if (example) return exampleOf(path, example)
      const key = path === `/${notFoundRoute}` ? '_404.json' : keyOf(path)
      return key === undefined ? missing(path) : pageOf(path, key)
    },
    titleOf(route) {
      const key = keyOf(route)
      const found = key === undefined ? null : content.draft(key)
      return found ? headingOf(found.page) : undefined
    },
    isExample: (path) => examples.has(path),
    site: () => site,
    redirect,
    drawing: (address) => drawings.get(address),
    picture: (address) => originals.get(address),
    check() {
      const findings = content.findings()
      content.release()
      return findings
    },
    pageFindings(path) {
      return pageFindings(content, has(path) ? path : notFoundRoute)
    },
  }
}

type Drawable = Pick<ResolvedPage, 'page' | 'pointers'>

/** What is shown in place of a page that never had the shape of one: the overlay says why. */
function emptyPage(key: string): Drawable {
  return { page: { title: key, description: '', index: false, blocks: [] }, pointers: [] }
}

/** The name of the policy that the built page will have. An address that no policy can name is reported as a finding. */
function policyName(page: Page): string | undefined {
  try {
    return policyOf(page).name
  } catch {
    return undefined
  }
}
