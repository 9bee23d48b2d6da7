import { blockSchema, blockTypes, otherNames, suggestedType } from '../../../src/content/schema/index.ts'
import { rules } from '../../../src/content/rules/index.ts'
import { count } from '../../../src/model/words.ts'
import { escapeMarkup } from '../../lib/markup.ts'
import { type FieldSchema, fieldList } from '../page/fields.ts'
import { type Figures, figure } from '../pictures/figure.ts'
import type { GuidePage } from '../page/frame.ts'
import { groupTypes } from '../groups.ts'
import { copyable, guideAddress, guideLink, heading } from '../page/html.ts'
import { mistakesOf } from '../examples/mistakes.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { type Use, usesOfBlock } from '../../refactor/uses.ts'
import { placeList } from '../page/usage.ts'

type Example = Record<string, unknown>

/** A page with all blocks, and one for each of them. */
export function blockPages(source: SiteFiles, figures: Figures): GuidePage[] {
  return [
    {
      path: 'blocks',
      title: 'Blocks',
      summary: 'The parts that a page is made of, each with a picture.',
      menu: 'Look it up',
      body: () => overview(figures),
    },
    ...blockTypes.map((type): GuidePage => {
      const schema = schemaOf(type)
      return {
        path: `blocks/${type}`,
        title: schema.title ?? type,
        summary: schema.description ?? '',
        also: otherNames(type).join(', '),
        words: `${type} ${wordsOf(schema)}`,
        above: 'blocks',
        body: () => blockPage(type, schema, figures, usesOfBlock(source, type)),
      }
    }),
  ]
}

/** The schema of a block, whose field `type` has the one value that it can have as its example. */
function schemaOf(type: string): FieldSchema {
  const schema: FieldSchema = blockSchema(type) ?? {}
  return { ...schema, properties: { ...schema.properties, type: { ...schema.properties?.type, examples: [type] } } }
}

/** Names and titles of all fields. */
const wordsOf = (schema: FieldSchema): string =>
  Object.entries(schema.properties ?? {})
    .map(([key, field]) => `${key} ${field.title ?? ''} ${wordsOf(field.items ?? field)}`)
    .join(' ')

function overview(figures: Figures): string {
  const groups = groupTypes(blockTypes, schemaOf).map(({ title, types }) => {
    const cards = types.map((type) => {
      const { title: name = type, description = '', examples = [] } = schemaOf(type)
      const picture = examples.length > 0 ? figure(figures, type, 1, 'wide', name) : ''
      return `<li class="card" data-item><div class="thumb" aria-hidden="true" inert>${picture}</div><div><h3>${guideLink(`blocks/${type}`, name)}</h3><p><code>${type}</code></p><p>${escapeMarkup(firstSentence(description))}</p>${alsoCalled(type)}</div></li>`
    })
    return `${heading(2, title)}<ul class="cards">${cards.join('')}</ul>`
  })
  return `<p class="lead">A page is a list of blocks, from top to bottom. Every block has a type, such as <code>${suggestedType('mainTitle')}</code>, and fields.</p>
<p data-filter="Show only blocks with these words"></p>${groups.join('')}`
}

/** What other tools call it. */
function alsoCalled(type: string): string {
  const names = otherNames(type)
  return names.length === 0 ? '' : `<p class="facts">Elsewhere: ${escapeMarkup(names.join(', '))}.</p>`
}

const firstSentence = (text: string) => /^.*?[.](?= [A-Z]|$)/.exec(text)?.[0] ?? text

function blockPage(type: string, schema: FieldSchema, figures: Figures, uses: Use[]): string {
  const examples = examplesOf(schema)
  const title = schema.title ?? type
  return `<p class="lead">${escapeMarkup(schema.description ?? '')}</p>
<p>Its type is <code>"${type}"</code>.</p>${alsoCalled(type)}
${schema.examples ? looks(type, title, examples, figures) : ''}
${heading(2, 'A complete example to copy', 'example')}
<p>Put it into the list <code>"blocks"</code> of a page, with a comma between two blocks. Then change the words.</p>
${copyable(exampleText(type, examples[fullest(examples)]), `An example of the block ${title}`)}
${heading(2, 'Fields')}
${fieldList(schema)}
${heading(2, 'Where it is used')}
${uses.length === 0 ? '<p>On no page at the moment.</p>' : `<p>${count(uses.length, 'place')} on this site.</p>${placeList(uses)}`}
${messages(type, examples)}`
}

function exampleText(type: string, example: Example | undefined): string {
  return JSON.stringify({ type, ...example }, null, 2)
}

/** The examples of a block. What replaces shared blocks has none of its own: its fields have. */
function examplesOf(schema: FieldSchema): Example[] {
  if (schema.examples) return schema.examples as Example[]
  const fields = Object.entries(schema.properties ?? {}).filter(([key]) => key !== 'type' && key !== 'id')
  return [Object.fromEntries(fields.map(([key, field]) => [key, field.examples?.[0]]))]
}

/** Which example shows the most fields: it is the one to copy. */
function fullest(examples: readonly Example[]): number {
  const sizes = examples.map((example) => Object.keys(example).length * 10_000 + JSON.stringify(example).length)
  return sizes.indexOf(Math.max(...sizes))
}

function looks(type: string, title: string, examples: readonly Example[], figures: Figures): string {
  if (examples.length === 0) return ''
  const all = examples.map((example, at) => {
    const pictures = (['wide', 'phone'] as const).map((kind) => figure(figures, type, at + 1, kind, title)).join('')
    const layout = typeof example.layout === 'string' ? `, layout <code>"${escapeMarkup(example.layout)}"</code>` : ''
    const source =
      at === fullest(examples)
        ? ''
        : `<details><summary>Its text, to copy</summary>${copyable(exampleText(type, example), `Example ${at + 1}`)}</details>`
    return `<section class="look"><h3 id="example-${at + 1}">Example ${at + 1}${layout}</h3>${pictures === '' ? '' : `<div class="pictures">${pictures}</div>`}${source}</section>`
  })
  const none =
    figures.isLive || figures.pictures.size > 0
      ? ''
      : '<p class="note">This copy of the guide was made without pictures.</p>'
  return heading(2, 'What it looks like') + none + all.join('')
}

/** The messages of each block: they are the same as long as its schema is. */
const known = new Map<string, ReturnType<typeof mistakesOf>>()

function messages(type: string, examples: readonly Example[]): string {
  const found = known.get(type) ?? mistakesOf(type, examples)
  known.set(type, found)
  if (found.length === 0) return ''
  const rows = found.map(
    ({ code, message }) =>
      `<li><p>${escapeMarkup(message)}</p><p class="file"><a href="${guideAddress}/rules/${code}">${escapeMarkup(rules[code].title)}</a></p></li>`,
  )
  return `${heading(2, 'Messages that you can get here', 'messages')}<ul class="messages">${rows.join('')}</ul>`
}
