import { blockSchema, blocksOf, documentSchemas, isGroup } from '../../../src/content/schema/index.ts'
import { parseJson } from '../../../src/content/parse/index.ts'
import { sharedName } from '../../../src/model/route.ts'
import { count, visible } from '../../../src/model/words.ts'
import { escapeMarkup } from '../../lib/markup.ts'
import { fieldList } from '../page/fields.ts'
import type { GuidePage } from '../page/frame.ts'
import { copyable, guideLink, heading } from '../page/html.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { usesOfDocument } from '../../refactor/uses.ts'
import { placeList } from '../page/usage.ts'

/** The fields of the three kinds of documents. */
export function documentPages(source: SiteFiles): GuidePage[] {
  return [
    {
      path: 'page',
      title: 'The file of a page',
      summary: 'Title, description and the other fields that every page has.',
      menu: 'Look it up',
      body: () =>
        `<p class="lead">${escapeMarkup(documentSchemas.page.description ?? '')}</p>${example('page')}
${heading(2, 'Fields')}${fieldList(documentSchemas.page)}
<p>What goes into the list <code>"blocks"</code>: ${guideLink('blocks', 'see all blocks')}.</p>`,
    },
    {
      path: 'site',
      title: 'The file of the site',
      summary: 'The brand, the addresses, the navigation and the footer: pages/_site.json.',
      menu: 'Look it up',
      body: () =>
        `<p class="lead">${escapeMarkup(documentSchemas.site.description ?? '')} It is the file <code>${escapeMarkup(source.root)}/_site.json</code>.</p>
<div class="note"><p>A change here changes every page. Take your time, and look at several pages afterwards.</p></div>
${heading(2, 'Fields')}${fieldList(documentSchemas.site)}`,
    },
    {
      path: 'shared',
      title: 'Shared blocks',
      summary: 'Blocks that several pages use, written once.',
      menu: 'Look it up',
      body: () => sharedPage(source),
    },
  ]
}

function example(kind: 'page' | 'shared'): string {
  const [first] = documentSchemas[kind].examples ?? []
  if (first === undefined) return ''
  return heading(2, 'A short example', 'example') + copyable(JSON.stringify(first, null, 2), 'An example of the file')
}

/** A block by its kind and its words: Banner: "See it with your own case". */
function blockWords(block: unknown): string[] {
  if (!isGroup(block)) return []
  const kind = blockSchema(String(block.type))?.title ?? String(block.type)
  return [typeof block.title === 'string' ? `${kind}: “${visible(block.title)}”.` : `${kind}.`]
}

function sharedPage(source: SiteFiles): string {
  const list = [...source.entries.values()]
    .filter(({ kind }) => kind === 'shared')
    .map((entry) => {
      const name = sharedName(entry.key)
      const { value } = parseJson(entry.source.text)
      const title = isGroup(value) && typeof value.title === 'string' ? value.title : name
      const found = usesOfDocument(source, entry)
      const shown = found.length === 0 ? '<p>No page uses it at the moment.</p>' : placeList(found)
      return `${heading(3, name, name)}<p>${escapeMarkup(title)}. ${escapeMarkup(blocksOf(value).flatMap(blockWords).join(' '))} ${found.length === 0 ? '' : `On ${count(found.length, 'page')}.`}</p>${shown}`
    })
  return `<p class="lead">${escapeMarkup(documentSchemas.shared.description ?? '')} Change them in one place, and all these pages change.</p>
<p>A page takes them over with the block ${guideLink('blocks/shared', 'shared')}.</p>
${heading(2, 'What there is')}${list.join('')}
${example('shared')}
${heading(2, 'Fields')}${fieldList(documentSchemas.shared)}`
}
