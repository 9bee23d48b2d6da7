import { blockSchemas, type ExamplePage, examplePages } from '../lib/examplePages.ts'
import { escapeMarkup } from '../lib/markup.ts'

/** Where the gallery is. No page can have this address. */
export const galleryAddress = '/__gallery'

/** The address of an example on its own, without the frame of the site. */
export const exampleAddress = ({ type, number }: Pick<ExamplePage, 'type' | 'number'>) =>
  `${galleryAddress}/${type}/${number}`

/** The widths at which an example is shown, in px: a phone, a tablet, a desktop. */
const widths = [360, 768, 1440]

/** The list of all block types. */
function overview(): string {
  const rows = blockSchemas.map(([type, schema]) => {
    const count = schema.examples.length
    return `<li><a href="${galleryAddress}/${type}"><b>${escapeMarkup(schema.title)}</b> <code>${type}</code></a>
<p>${escapeMarkup(schema.description)} ${count} ${count === 1 ? 'example' : 'examples'}.</p></li>`
  })
  return page('Blocks', `<h1>Blocks</h1><ul class="types">${rows.join('')}</ul>`)
}

/** Every example of one type at three widths, and its schema beside it. null: there is no such type. */
function blockPage(type: string): string | null {
  const schema = blockSchemas.find(([name]) => name === type)?.[1]
  if (!schema) return null
  const examples = examplePages()
    .filter((example) => example.type === type)
    .map((example, at) => {
      const address = exampleAddress(example)
      const frames = widths.map(
        (width) =>
          `<figure data-width="${width}"><figcaption><a href="${address}">${width} px</a></figcaption>` +
          `<iframe src="${address}" width="${width}" height="120" loading="lazy" title="Example ${at + 1} at ${width} px"></iframe></figure>`,
      )
      const source = JSON.stringify({ type, ...schema.examples[at] }, null, 2)
      return `<section><h2>Example ${at + 1}</h2><div class="frames">${frames.join('')}</div>
<details><summary>Its document</summary><pre>${escapeMarkup(source)}</pre></details></section>`
    })
  const fields = `<aside><h2>Schema</h2><pre>${escapeMarkup(JSON.stringify(schema.properties, null, 2))}</pre></aside>`
  return page(
    schema.title,
    `<p><a href="${galleryAddress}">All blocks</a></p><h1>${escapeMarkup(schema.title)} <code>${type}</code></h1>
<p>${escapeMarkup(schema.description)}</p><div class="block"><div>${examples.join('')}</div>${fields}</div>`,
  )
}

/** The HTML of `/__gallery` and `/__gallery/<type>`; null for other addresses. */
export function galleryPage(path: string): string | null {
  if (path === galleryAddress) return overview()
  return path.startsWith(`${galleryAddress}/`) ? blockPage(path.slice(galleryAddress.length + 1)) : null
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} | Gallery</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<script type="module">${frameScript}</script>
</head>
<body>${body}</body>
</html>
`

const style = `body { margin: 0 auto; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #06262b; background: #eff4f3 }
h1 { margin: 0 } code { font-size: .8em; color: #536c72 } .types { padding: 0; list-style: none; display: grid; gap: 8px }
.types li { padding: 16px 20px; border-radius: 12px; background: #fff } .types p { margin: 4px 0 0 }
.block { display: grid; gap: 24px } @media (min-width: 1200px) { .block { grid-template-columns: minmax(0, 1fr) 380px } }
.frames { display: flex; gap: 24px; align-items: start; overflow-x: auto; padding-bottom: 8px } figure { margin: 0; flex: none }
iframe { border: 1px solid #d3dedc; background: #fff } [data-width="1440"] iframe { zoom: .5 } [data-width="768"] iframe { zoom: .7 }
aside, details { min-width: 0 } pre { overflow: auto; padding: 16px; border-radius: 12px; background: #fff; font-size: 12px }
aside pre { position: sticky; top: 24px; max-height: calc(100vh - 80px) }`

/** A script for pages with examples in frames: each is as high as its content, also when an edit makes it higher. */
export const frameScript = `for (const frame of document.querySelectorAll('iframe')) frame.addEventListener('load', () => {
  const inside = frame.contentDocument.body
  const fit = () => { frame.height = Math.max(120, inside.scrollHeight) }
  new ResizeObserver(fit).observe(inside.querySelector('main') ?? inside)
  new MutationObserver(fit).observe(inside, { childList: true, subtree: true })
  fit()
})`
