import { blockSchemas } from '../../lib/examplePages.ts'
import { escapeMarkup } from '../../lib/markup.ts'
import { count } from '../../../src/model/words.ts'
import type { GuidePage } from '../page/frame.ts'
import { copyable, exampleAddress, galleryAddress, shown } from '../page/html.ts'
import { exampleFrame } from '../pictures/figure.ts'

/** The widths at which an example is shown, in px: a phone, a tablet, a desktop. */
const widths = [360, 768, 1440]

const home = galleryAddress.slice(1)

/** For developers: a list of all block types, and for each of them its examples at three widths beside its schema. */
export function galleryPages(): GuidePage[] {
  const pages = blockSchemas.map(
    ([type, schema]): GuidePage => ({
      path: `${home}/${type}`,
      title: schema.title,
      summary: `${schema.description} ${count(schema.examples.length, 'example')}.`,
      above: home,
      body: () => `<p class="lead">${escapeMarkup(schema.description)}</p>
<div class="beside"><div>${schema.examples.map((example, at) => exampleAt(type, example, at)).join('')}</div>
<aside><h2>Schema</h2>${shown(JSON.stringify(schema.properties, null, 2), 'The schema')}</aside></div>`,
    }),
  )
  const rows = pages.map(
    ({ path, title, summary }) =>
      `<li><a href="/${path}">${escapeMarkup(title)} <code>${path.slice(home.length + 1)}</code></a><p>${escapeMarkup(summary)}</p></li>`,
  )
  const list = `<p class="lead">Every type of block, with its examples and its schema.</p><ul class="uses">${rows.join('')}</ul>`
  return [{ path: home, title: 'Blocks', summary: '', body: () => list }, ...pages]
}

function exampleAt(type: string, example: object, at: number): string {
  const place = { type, number: at + 1 }
  const frames = widths.map((width) =>
    exampleFrame(place, {
      width,
      kind: String(width),
      name: `Example ${place.number} at ${width} px`,
      caption: `<a href="${exampleAddress(place)}">${width} px</a>`,
    }),
  )
  const source = copyable(JSON.stringify({ type, ...example }, null, 2), `Example ${place.number}`)
  return `<section><h2>Example ${place.number}</h2><div class="frames">${frames.join('')}</div>
<details><summary>Its document</summary>${source}</details></section>`
}
