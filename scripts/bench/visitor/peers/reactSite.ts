import { join } from 'node:path'
import { type OwnPage, type OwnSite, preloadedFonts } from '../ownSite.ts'
import { compileParts, typesOf } from './parts.ts'
import { copyAssets, writeSources } from './sources.ts'

/** What is the same on all pages. */
export interface Frame {
  pages: OwnPage[]
  language: string
  /** Addresses of the fonts that each page asks for at once. */
  fonts: string[]
}

/** What differs between the systems that draw our components with React. */
interface Recipe {
  /** Where npm has installed the system. */
  folder: string
  /** Files of the system's own, by name. */
  frame: (site: Frame) => Record<string, string>
  /** The files of one page. Its document and styles are in `own/`, by its name; components are in `parts/`. */
  page: (page: OwnPage & { types: string[] }) => Record<string, string>
}

/**
 * Writes a site of our documents and compiled components in the way of a system: one page is one route, which imports the
 * components of its blocks; the rules that all pages share are in one stylesheet.
 */
export async function writeReactSite({ folder: dist, site, pages }: OwnSite, recipe: Recipe): Promise<void> {
  const { folder, frame, page } = recipe
  const [first] = pages
  const isCommon = (text: string) => pages.every(({ sheets }) => sheets.includes(text))
  const common = first?.sheets.filter(isCommon).join('\n') ?? ''
  const files: Record<string, string> = {
    ...frame({ pages, language: site.language, fonts: first ? preloadedFonts(first) : [] }),
    'own/site.json': JSON.stringify(site),
    'own/site.css': common,
  }
  for (const one of pages) {
    files[`own/${one.name}.json`] = JSON.stringify(one.document)
    files[`own/${one.name}.css`] = one.sheets.filter((text) => !isCommon(text)).join('\n')
    Object.assign(files, page({ ...one, types: typesOf(one.document.page.blocks) }))
  }
  writeSources(folder, files)
  copyAssets(dist, join(folder, 'public'))
  await compileParts(join(folder, 'parts'), typesOf(pages.flatMap(({ document }) => document.page.blocks)))
}
