import { basename } from 'node:path'
import { blockSchema, blockTypes, type Schema } from '../../../src/content/schema/index.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import { drawingSizes } from '../../outline/drawings.ts'
import { drawings } from '../../outline/makeDrawings.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { type Use, usesOfDrawing } from '../../refactor/uses.ts'
import type { GuidePage } from '../page/frame.ts'
import { guideAddress, guideLink, heading } from '../page/html.ts'
import { placeList } from '../page/usage.ts'

/** All drawings, under the blocks that they are made for. */
export const drawingPage = (source: SiteFiles): GuidePage => ({
  path: 'drawings',
  title: 'Drawings',
  summary: 'All drawings by name, to choose from.',
  words: Object.keys(drawings).sort().join(' '),
  menu: 'Look it up',
  body: () => bodyOf(source),
})

function bodyOf(source: SiteFiles): string {
  const sizes = drawingSizes()
  const cards = new Map<string, string[]>()
  for (const name of Object.keys(drawings).sort()) {
    const size = sizes[name]
    if (!size) continue
    const { src, width, height } = size.wide
    const card = `<li class="card" data-item id="${attribute(name)}"><div class="thumb"><img src="${guideAddress}/assets/drawings/${basename(src)}" width="${width}" height="${height}" loading="lazy" alt=""></div><div><p class="name"><code>${escapeMarkup(name)}</code></p><p>${width} × ${height}</p>${usedIn(usesOfDrawing(source, name))}</div></li>`
    const place = titlesOf(size.kind)
    cards.set(place, [...(cards.get(place) ?? []), card])
  }
  const groups = [...cards].sort(([one], [other]) => one.localeCompare(other))
  return `<p class="lead">The drawings belong to the site. A page names the one that it shows, and says in a sentence what it shows.</p>
<p>They are listed by the blocks that they fit. Look at the ${guideLink('blocks', 'blocks')} to see which field takes a drawing.</p>
<p data-filter="Show only drawings with these words"></p>${groups.map(([place, list]) => `${heading(2, place)}<ul class="cards">${list.join('')}</ul>`).join('')}`
}

export const usedIn = (uses: readonly Use[]): string => (uses.length === 0 ? '<p>On no page.</p>' : placeList(uses))

/** A heading that names more blocks than this would be read by nobody. */
const mostTitles = 3

/** The titles of the blocks that take drawings of a kind: "Tabs", "Hero, Passage". */
function titlesOf(kind: string): string {
  const titles = blockTypes.flatMap((type) => {
    const schema = blockSchema(type)
    return schema && kindsIn(schema).has(kind) ? [schema.title ?? type] : []
  })
  return titles.length > mostTitles ? 'Several blocks' : titles.join(', ')
}

/** The kinds of drawings that the fields of a schema take, in whatever layout. */
function kindsIn({ canvas, properties, items }: Schema): ReadonlySet<string> {
  const own = Array.isArray(canvas) ? canvas : Object.values(canvas ?? {}).flatMap((rule) => Object.values(rule).flat())
  const inner = [...Object.values(properties ?? {}), ...(items ? [items] : [])].flatMap((field) => [...kindsIn(field)])
  return new Set([...own, ...inner])
}
