import { count, either, upper } from '../../src/model/words.ts'
import { attribute, escapeMarkup } from '../lib/markup.ts'
import { style } from './style.ts'

/** A picture of the report: its file beside it, and its size in px. */
export interface Shown {
  file: string
  width: number
  height: number
}

/** A part that differs, with its pictures; or where the same has been shown before. */
export interface Figure {
  title: string
  kind: 'changed' | 'new' | 'gone'
  pictures: { base?: Shown; change?: Shown; difference?: Shown }
  /** The section that shows the same. */
  sameAs?: string
}

/** What differs on a page of one width. `share`: of all its pixels, 0 to 1. */
export interface Section {
  route: string
  width: number
  share: number
  figures: Figure[]
}

/** What has been compared. */
export interface Looks {
  /** What the base is called. */
  base: string
  widths: readonly number[]
  pages: number
  /** Pages of which every file is the same, so that no picture of them was needed. */
  untouched: number
  added: readonly string[]
  removed: readonly string[]
  sections: readonly Section[]
}

/** The name of a route for people. */
export const nameOf = (route: string): string => (route === '404' ? 'the not-found page' : route)

const percent = (share: number) => (share < 0.0005 ? 'under 0.1\u00a0%' : `${(share * 100).toFixed(1)}\u00a0%`)

/** The largest share first, then as the pages are named. */
export const bySize = (one: Section, other: Section): number =>
  other.share - one.share || one.route.localeCompare(other.route) || other.width - one.width

/** The result in lines of plain text. */
export function summary(looks: Looks): string[] {
  const { base, widths, pages, untouched, added, removed } = looks
  const changed = pagesOf(looks)
  const at = `at ${either(widths.map(String), 'and')} px`
  const both = pages - added.length - removed.length
  const isSame = `looks different from ${base}: ${count(both, 'page')} ${at}, with all that opens on them.`
  const results =
    changed.length > 0
      ? [
          `${count(changed.length, 'page')} of ${pages} ${changed.length === 1 ? 'looks' : 'look'} different from ${base}.`,
        ]
      : both === pages
        ? [`Nothing ${isSame}`]
        : both > 0
          ? [`Nothing else ${isSame}`]
          : []
  return [
    ...results,
    ...changed.map(({ route, shares }) => `  ${nameOf(route)}: ${shares.join(', ')}`),
    ...(added.length > 0 ? [`New: ${added.map(nameOf).join(', ')}`] : []),
    ...(removed.length > 0 ? [`Removed: ${removed.map(nameOf).join(', ')}`] : []),
    ...(untouched > 0
      ? [`${count(untouched, 'page')} needed no picture: every file of theirs is the same as it was.`]
      : []),
  ]
}

/** The pages that differ, the one that differs most first, with what differs at each width. */
function pagesOf({ sections, added }: Looks): { route: string; shares: string[] }[] {
  const routes = [...new Set(sections.toSorted(bySize).map(({ route }) => route))]
  return routes
    .filter((route) => !added.includes(route))
    .map((route) => {
      const own = sections.filter((one) => one.route === route).sort((one, other) => other.width - one.width)
      return { route, shares: own.map(({ width, share }) => `${percent(share)} at ${width} px`) }
    })
}

/** The report as one page. */
export function report(looks: Looks): string {
  const { sections } = looks
  const [first = '', ...rest] = summary(looks).filter((line) => !line.startsWith('  '))
  const sorted = sections.toSorted(bySize)
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What looks different</title>
<style>${style}</style>
<h1>What looks different</h1>
<p>${escapeMarkup(first)}</p>
${rest.map((line) => `<p>${escapeMarkup(line)}</p>`).join('\n')}
${sorted.length === 0 ? '' : contents(sorted)}
${sorted.map(sectionHtml).join('\n')}
</html>
`
}

const idOf = ({ route, width }: Pick<Section, 'route' | 'width'>) => `${route}@${width}`

/** What a section is called where another one refers to it. */
export const sectionName = ({ route, width }: Pick<Section, 'route' | 'width'>): string =>
  `${nameOf(route)} at ${width} px`

function contents(sections: readonly Section[]): string {
  const rows = sections.map((one) => {
    const parts = one.figures.map(({ title }) => title)
    const listed = parts.length > 4 ? `${parts.slice(0, 3).join('; ')}; ${parts.length - 3} more` : parts.join('; ')
    return `<tr><td><a href="#${attribute(idOf(one))}">${escapeMarkup(sectionName(one))}</a><td>${percent(one.share)}<td>${escapeMarkup(listed)}`
  })
  return `<table><thead><tr><th scope="col">Page<th scope="col">Differs by<th scope="col">What differs<tbody>${rows.join('\n')}</table>`
}

function sectionHtml(section: Section): string {
  const { figures, share } = section
  const shown = figures.map((one) => figureHtml(one, section)).join('\n')
  const title = escapeMarkup(upper(sectionName(section)))
  return `<section id="${attribute(idOf(section))}"><h2>${title}: ${percent(share)}</h2>\n${shown}\n</section>`
}

const kinds = { changed: '', new: ' (new)', gone: ' (removed)' } as const

function figureHtml({ title, kind, pictures, sameAs }: Figure, { width }: Section): string {
  const heading = `<h3>${escapeMarkup(`${upper(title)}${kinds[kind]}`)}</h3>`
  if (sameAs !== undefined) return `${heading}<p>The same as on ${escapeMarkup(sameAs)}.</p>`
  const { base, change, difference } = pictures
  const shown = [pictureHtml('Base', base, title), pictureHtml('Change', change, title)]
  return `${heading}<div data-width="${width}">${[...shown, pictureHtml('Difference', difference, title)].join('')}</div>`
}

function pictureHtml(caption: string, picture: Shown | undefined, title: string): string {
  if (!picture) return ''
  const { file, width, height } = picture
  const image = `<img src="${file}" width="${width}" height="${height}" loading="lazy" alt="${attribute(`${upper(title)}: ${caption.toLowerCase()}`)}">`
  return `<figure><figcaption>${caption}</figcaption><a href="${file}">${image}</a></figure>`
}
