import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fontStyle from '../../src/theme/fonts.gen.css?raw'
import globalStyle from '../../src/theme/global.css?raw'
import { mediaFolder } from '../../src/model/media.ts'
import { cssVariables } from '../../src/theme/tokens.ts'
import { drawingFiles } from '../outline/drawings.ts'
import { unlessGone } from '../lib/gone.ts'
import { attribute } from '../lib/markup.ts'
import { blockPages } from './pages/blockPages.ts'
import { documentPages } from './pages/documentPages.ts'
import { type Figures, pictureName } from './pictures/figure.ts'
import { frame, type GuidePage } from './page/frame.ts'
import { guideAddress, sitePrefix } from './page/html.ts'
import { allShots, keptPictures } from './pictures/pictures.ts'
import { galleryPages } from './pages/galleryPages.ts'
import { mediaFiles, picturePages } from './pages/picturePages.ts'
import { overlayFile, overlayPage } from './pages/overlayExample.ts'
import { rulePages } from './pages/rulePages.ts'
import findScript from './find.js?raw'
import guideScript from './guide.js?raw'
import frameScript from './frames.js?raw'
import { readSite, type SiteFiles } from '../refactor/site.ts'
import { textPages } from './pages/textPages.ts'

/** The guide for editors: pages and the files that they need, by their paths below /_guide. In development with the gallery. */
export interface Guide {
  pages: readonly GuidePage[]
  /** The whole HTML of a page; null: there is no such page. Addresses in it begin with /_guide. */
  html(path: string): string | null
  /** Null: the file is gone since the guide was opened. */
  files: ReadonlyMap<string, () => string | Uint8Array | null>
}

/** The guide for the documents of a folder, whatever is wrong with them. `isLive`: the development server answers for it. */
export const openGuide = (folder: string, { isLive }: { isLive: boolean }): Guide => guideOf(readSite(folder), isLive)

/** The same of documents that have been read already. Where nothing draws a block, a photograph from before is shown. */
export function guideOf(source: SiteFiles, isLive: boolean): Guide {
  const kept = [...keptPictures(allShots(source.tokens), { older: !isLive }).values()]
  const figures: Figures = { pictures: new Map(kept.map((picture) => [pictureName(picture), picture])), isLive }
  const own = [
    ...textPages(source, figures),
    ...blockPages(source, figures),
    ...documentPages(source),
    ...picturePages(source),
    ...rulePages(),
  ]
  const pages = isLive ? [...own, ...galleryPages()] : own
  const brand = source.tokens.get('brand') ?? ''
  return {
    pages,
    html(path) {
      const page = pages.find((one) => one.path === path)
      if (!page) return null
      const html = frame(page, pages, brand)
      return isLive ? html.replaceAll(`="${sitePrefix}`, '="') : html
    },
    files: filesOf(source, figures, own, isLive),
  }
}

const styles = import.meta.glob<string>('./style/*.css', { eager: true, query: '?raw', import: 'default' })
/** The order in which they overrule each other. */
const styleOrder = ['frame', 'words', 'fields', 'cards']

const fontFolder = 'src/theme/fonts'

function filesOf({ folder, ...source }: SiteFiles, figures: Figures, pages: readonly GuidePage[], isLive: boolean) {
  const files = new Map<string, () => string | Uint8Array | null>()
  const copy = (path: string, from: string) =>
    existsSync(from) && files.set(`assets/${path}`, () => unlessGone(() => readFileSync(from)))
  for (const name of readdirSync(fontFolder)) copy(`fonts/${name}`, join(fontFolder, name))
  copy('favicon.svg', 'public/favicon.svg')
  for (const [name, { file }] of figures.pictures) copy(`blocks/${name}`, file)
  for (const name of mediaFiles({ folder, ...source })) copy(`media/${name}`, join(folder, mediaFolder, name))
  for (const { path, text } of drawingFiles()) files.set(`assets/drawings/${basename(path)}`, () => text)
  files.set(overlayFile, () => overlayPage({ folder, ...source }, isLive))
  files.set('assets/guide.css', styleSheet)
  files.set(
    'assets/guide.js',
    () => `${searchIndex(pages)}\n${findScript}\n${guideScript}${isLive ? `\n${frameScript}` : ''}`,
  )
  return files
}

/** The tokens and the element defaults of the site, then what only the guide has. The fonts lie beside the stylesheet. */
function styleSheet(): string {
  // A guide opened from the disk has no time in which a font is expected; nobody minds if its words move once.
  const faces = fontStyle.replaceAll('font-display:optional', 'font-display:swap')
  return `${cssVariables()}\n${faces}\n${globalStyle}\n${styleOrder.map((name) => styles[`./style/${name}.css`]).join('\n')}`
}

function searchIndex(pages: readonly GuidePage[]): string {
  const index = pages.map(({ path, title, summary, also = '', words = '' }) => [path, title, summary, also, words])
  return `const guideIndex = ${JSON.stringify(index)}`
}

/** The file of a page when the guide is a folder: `blocks/hero` → blocks/hero.html. */
export const fileOfPage = (path: string) => (path === '' ? 'index.html' : `${path}.html`)

/**
 * The HTML of a page as a file: addresses lead from file to file, so that it can be opened without a server. `site` is
 * the address of the site itself.
 */
export function asFile(html: string, path: string, site: string): string {
  const up = '../'.repeat(path.split('/').length - 1)
  return html
    .replace(
      new RegExp(`(href|src)="${guideAddress}(?:/([^"#]*))?(#[^"]*)?"`, 'g'),
      (_, name, to = '', anchor = '') => {
        const file = String(to).startsWith('assets/') ? to : fileOfPage(to)
        return `${name}="${up}${file}${anchor}"`
      },
    )
    .replaceAll(`="${sitePrefix}`, () => `="${attribute(site)}`)
    .replace('<html ', `<html data-up="${up}" data-ending=".html" `)
}
