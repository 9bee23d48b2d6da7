import { readFileSync } from 'node:fs'
import { parseText } from '../../../src/content/fields/index.ts'
import { blockSchema } from '../../../src/content/schema/index.ts'
import { rules } from '../../../src/content/rules/index.ts'
import { count } from '../../../src/model/words.ts'
import { escapeMarkup } from '../../lib/markup.ts'
import { findingBox } from '../page/findingBox.ts'
import type { GuidePage } from '../page/frame.ts'
import { guideAddress, richHtml, shown, sitePrefix } from '../page/html.ts'
import { type Fillers, readText, samplesIn } from '../page/markdown.ts'
import { UsageError } from '../../lib/options.ts'
import { type Figures, figure, siteFrame } from '../pictures/figure.ts'
import { checkSamples } from '../examples/samples.ts'
import { deviations } from '../../hosts/deviations.ts'
import { overlayFrame } from './overlayExample.ts'
import { findLines } from '../../refactor/find.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { usesOfToken } from '../../refactor/uses.ts'
import { placeList } from '../page/usage.ts'

const files = import.meta.glob<string>('../text/**/*.md', { eager: true, query: '?raw', import: 'default' })

/** The texts that are written by hand, by the names of their files. */
export const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ''), text]),
)

/** Where the menu lists them, in this order. */
const menus = {
  'Do it': ['start', 'change-a-text', 'go-live', 'add-a-page', 'add-a-picture', 'drafts-and-days', 'move-a-page'],
  'Recipes for the week': [
    'navigation-and-footer',
    'add-a-partner',
    'add-a-case-study',
    'add-a-tab',
    'change-a-figure',
    'use-a-form',
    'share-blocks',
  ],
  'Write it': [
    'edit-in-the-studio',
    'see-your-page',
    'your-editor',
    'words',
    'rich-text',
    'addresses',
    'what-messages-mean',
  ],
} as const

/** Words under which editors look for a page that says it in others. */
const lookedFor: Partial<Record<(typeof menus)[keyof typeof menus][number], string>> = {
  'change-a-text': 'terms, conditions, privacy policy, legal text, wording',
  'drafts-and-days': 'notice, announcement, news, alert, holiday, schedule, expiry',
  'change-a-figure': 'fee, price, cost, amount, rate, percentage',
}

/** The pages that are written by hand. */
export function textPages(source: SiteFiles, figures: Figures): GuidePage[] {
  const commands = readCommands()
  const part = (name: string, words: string) => {
    const make = parts[name]
    if (!make) throw new Error(`Nothing fills the line ::${name} of the guide.`)
    return make(source, figures, words)
  }
  return Object.entries(menus).flatMap(([menu, names]) =>
    names.map((name): GuidePage => {
      const text = texts.get(name) ?? ''
      const body = () => readText(text, { commands, part, below: boxesFor(source, text) }).body
      const words = text.replace(/```.*?```/gs, '')
      return { path: name === 'start' ? '' : name, ...headOf(text), also: lookedFor[name] ?? '', words, menu, body }
    }),
  )
}

/** Gives the findings of one sample of a text after the other; what is right has none to show. */
function boxesFor(source: SiteFiles, text: string): () => string {
  const samples = samplesIn(text)
  const said = checkSamples(source, samples).values()
  const wanted = samples.values()
  return () => {
    const code = wanted.next().value?.code
    const found = said.next().value?.filter(({ finding }) => finding.code === code) ?? []
    return found.map(({ finding, text: lines }) => findingBox(finding, lines)).join('')
  }
}

/** The commands that package.json has. */
export function readCommands(): Set<string> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  return new Set(Object.keys(scripts))
}

/** Title and first paragraph, without the work that the rest needs. */
function headOf(markdown: string): { title: string; summary: string } {
  const [title = '', summary = ''] = markdown.split('\n\n', 2)
  const none: Fillers = { commands: new Set(), part: () => '', below: () => '' }
  return readText(`${title}\n\n${summary}`, none)
}

/** What fills the lines of the texts that name a part. */
const parts: Record<string, (source: SiteFiles, figures: Figures, words: string) => string> = {
  overlay: () => overlayFrame,
  frame: (_, figures, end) => beside(siteFrame(figures, end === 'bottom' ? 'bottom' : 'top')),
  look: (_, figures, words) => lookAt(figures, words),
  found: (source, _, words) => foundWords(source, words),
  words: wordList,
  marks: markTable,
  refused: refusedTable,
  deviations: deviationList,
  severities: () => {
    const found = Object.values(rules)
    const number = (name: string) => found.filter(({ severity }) => severity === name).length
    return `<p>There are ${count(number('error'), 'kind')} of errors, ${number('warning')} of warnings and ${number('advice')} of advice. <a href="${guideAddress}/rules">See all of them</a>.</p>`
  },
}

/** What an example of a block looks like: `stats 2`. */
function lookAt(figures: Figures, words: string): string {
  const [type = '', number = '1'] = words.split(' ')
  const title = blockSchema(type)?.title ?? type
  const pictures = (['wide', 'phone'] as const)
    .map((kind) => figure(figures, type, Number(number), kind, title))
    .join('')
  return beside(pictures)
}

const beside = (pictures: string) => (pictures === '' ? '' : `<div class="pictures">${pictures}</div>`)

/** What the command says that looks for words. */
function foundWords(source: SiteFiles, words: string): string {
  const name = `What npm run where-used says of ${words}`
  try {
    return shown(findLines(source, words).join('\n'), name)
  } catch (error) {
    // Whoever has changed the words on the site still reads what the command says.
    if (error instanceof UsageError) return shown(error.message, name)
    throw error
  }
}

/** What each host does otherwise than the others. */
function deviationList(): string {
  const rows = Object.entries(deviations).map(([host, reasons]) => {
    const all = Object.values(reasons).map((reason) => `<p>${escapeMarkup(reason)}</p>`)
    return `<div class="field"><dt><code>${host}</code></dt><dd>${all.join('') || '<p>Nothing.</p>'}</dd></div>`
  })
  return `<dl class="fields">${rows.join('')}</dl>`
}

/** Every word in braces with its value, and where it is used. */
function wordList(source: SiteFiles): string {
  const rows = [...source.tokens].map(([name, value]) => {
    const found = usesOfToken(source, name)
    const places = found.length === 0 ? 'nowhere' : count(found.length, 'place')
    const list = found.length === 0 ? '' : `<details><summary>Used in ${places}</summary>${placeList(found)}</details>`
    return `<div class="field"><dt><code>{${escapeMarkup(name)}}</code></dt><dd><p>${value === '' ? 'It is empty at the moment.' : escapeMarkup(value)}</p>${list === '' ? '<p class="facts">Used nowhere.</p>' : list}</dd></div>`
  })
  return `<dl class="fields">${rows.join('')}</dl>`
}

const marks = [
  'An empty line\n\nbegins a paragraph.',
  'This is **important**, and this is *stressed*.',
  'Read [how payouts work](/payout).',
  '## A heading\n\n### A smaller heading',
  '- One thing\n- Another thing',
  '1. First\n2. Then',
  'The field `amount` is a number.',
]

const refused = [
  'Write <b>this</b> in bold.',
  '![A picture](/picture.png)',
  '> What somebody said',
  '---',
  '#### Too small a heading',
  '[Our site](www.example.com)',
]

/** What is written, and what it looks like. */
function markTable(): string {
  const rows = marks.map((text) => {
    const result = richHtml(parseText(text, [2, 3]).text, (href) => `${sitePrefix}${href}`)
    // Headings of an example are none of this page.
    const quiet = result.replace(/<(\/?)h\d/g, '<$1b').replace(/<b>/g, '<b class="block">')
    return `<div class="field"><dt><code class="lines">${escapeMarkup(text)}</code></dt><dd class="result">${quiet}</dd></div>`
  })
  return `<dl class="fields marks">${rows.join('')}</dl>`
}

/** What running text does not know, with the message that it gets. */
function refusedTable(): string {
  const rows = refused.map((text) => {
    // Both ends of an element are findings of their own, with the same words.
    const found = new Set(parseText(text, [2, 3]).findings.map(({ message }) => message))
    const messages = [...found].map((message) => `<p>${escapeMarkup(message)}</p>`)
    return `<div class="field"><dt><code class="lines">${escapeMarkup(text)}</code></dt><dd>${messages.join('')}</dd></div>`
  })
  return `<dl class="fields marks">${rows.join('')}</dl>`
}
