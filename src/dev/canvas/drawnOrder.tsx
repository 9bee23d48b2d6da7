import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Block, Site } from '../../model/schema.gen.ts'
import { allBlocks } from '../../render/allParts.ts'
import { BlockContent } from '../../render/blockView.tsx'
import { PartsContext } from '../../render/parts.ts'
import { TextsContext } from '../../ui/text/texts.ts'
import { elementsWith, plain } from './words.ts'

// Several texts of a block may say the same, and a block draws them in an order of its own: not in that of its schema, and
// by what its other fields hold. The page does not say where a text comes from. So the block is drawn once more, for nobody
// to see, with another word in the place of each of these texts.

/** By a block as JSON and the words: with each key a page comes whose blocks are new objects, and most are as they were. */
const known = new Map<string, readonly string[]>()
const mostKnown = 500

/** The places in a block of the texts that say just this, in the order in which they are drawn; of those that are not drawn, none. */
export function drawnOrder(block: Block, site: Site, words: string): readonly string[] {
  const key = `${words}\n${JSON.stringify(block)}`
  const order = known.get(key) ?? orderOf(block, site, words)
  if (known.size >= mostKnown) known.clear()
  known.set(key, order)
  return order
}

function orderOf(block: Block, site: Site, words: string): readonly string[] {
  const places: string[] = []
  const marked = withMarks(block, '', (text, place) => {
    if (plain(text) !== words) return text
    places.push(place)
    return markOf(places.length - 1)
  }) as Block
  if (places.length < 2) return places
  const drawn = new DOMParser().parseFromString(htmlOf(marked, site), 'text/html').body
  const all = [...drawn.querySelectorAll('*')]
  return places
    .map((place, index) => ({ place, at: all.indexOf(elementsWith([drawn], markOf(index))[0] as Element) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ place }) => place)
}

/** A word that no text has. */
const markOf = (index: number) => `\u{e000}${index}\u{e001}`

/** A value in which the texts are others. What a block is and is called stays. */
function withMarks(value: unknown, pointer: string, mark: (text: string, place: string) => string): unknown {
  if (typeof value === 'string') return mark(value, pointer)
  if (Array.isArray(value)) return value.map((one, index) => withMarks(one, `${pointer}/${index}`, mark))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      pointer === '' && (key === 'type' || key === 'id') ? one : withMarks(one, `${pointer}/${key}`, mark),
    ]),
  )
}

/** A block that cannot be drawn with other words, as where one of them is a choice as well, shows nothing. */
function htmlOf(block: Block, site: Site): string {
  try {
    return renderToStaticMarkup(
      <PartsContext value={allBlocks}>
        <StaticRouter location={location.pathname}>
          <TextsContext value={site.texts}>
            <BlockContent block={block} />
          </TextsContext>
        </StaticRouter>
      </PartsContext>,
    )
  } catch {
    return ''
  }
}
