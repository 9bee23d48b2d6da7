import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { applyEdits, createSource, parentOf } from '../../../src/content/json/index.ts'
import { blockSchema, blockTypes, documentSchemas, type Schema } from '../../../src/content/schema/index.ts'
import { type Act, writeField, writeText } from '../../../src/studio/session/acts.ts'
import type { FieldProps, Part } from '../../../src/studio/ui/form/model/fields.ts'
import { emptyValue, type Kind, kindOf } from '../../../src/studio/ui/form/model/kinds.ts'
import { choiceName, runningText } from '../../../src/studio/ui/form/model/words.ts'
import { markNames } from '../../../src/model/marks.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { fieldsIn } from '../../support/formFields.ts'
import { isFull, sample } from '../../support/sample.ts'
import { nameDrawings } from '../../support/validPages/drawings.ts'
import { expect, test } from './devServer.ts'

// Every field of every block is changed once through the form, in its examples, and every field of the documents
// themselves. The file must then be what the act on that field makes of it, and differ in one line; undone, it is as before.

const key = 'form-walk.json'
const head = {
  title: 'A page whose fields are changed | {brand}',
  description:
    'A page of the tests: each of its fields is changed once through the form of the studio, and then changed back.',
}

/** A part of a document whose fields are changed. */
interface Walk {
  name: string
  key: string
  text: string
  part: Part
}

const written = (document: object) => `${JSON.stringify(document, null, 2)}\n`

/** A block on a page of its own. */
const onPage = (name: string, type: string, fields: unknown): Walk => {
  const block = { type, ...(fields as object) }
  const part = { schema: blockSchema(type) ?? {}, value: block, pointer: '/blocks/0' }
  return { name, key, text: written({ ...head, blocks: [block] }), part }
}

const examples = blockTypes
  .filter((type) => type !== 'shared')
  .flatMap((type) =>
    (blockSchema(type)?.examples ?? []).map((example, index) => onPage(`${type}, example ${index + 1}`, type, example)),
  )

/** Blocks that show what is written elsewhere: an example has to be valid without it. */
const lists = [
  onPage('a list of pages', 'caseStudies', {
    title: 'Stories',
    folder: 'case-studies',
    only: ['kredapay', 'connekit'],
  }),
  onPage('a list of entries', 'partners', { shared: 'partners', only: ['Marrowgate Systems', 'Tumbleyard Games'] }),
]

const whole = (name: string, at: string, schema: Schema, text: string): Walk => ({
  name,
  key: at,
  text,
  part: { schema, value: JSON.parse(text) as Record<string, unknown>, pointer: '' },
})

const { page, site, shared } = documentSchemas
const blocks = [{ type: 'hero', layout: 'open', title: 'A page whose fields are changed' }]
const read = (at: string) => readFileSync(`pages/${at}`, 'utf8')
const sharedKeys = readdirSync('pages/_shared')
const sharedKey = `_shared/${sharedKeys[0]}`
/** The name of shared blocks of which one is of this type. */
const sharedWith = (type = '') =>
  sharedKeys.find((at) => read(`_shared/${at}`).includes(`"type": "${type}"`))?.replace('.json', '')

/** What the lists of the examples can name. */
const storyNames = readdirSync('pages/case-studies').map((file) => file.replace('.json', ''))
const partnerNames = Array.from(
  read('_shared/partners.json').matchAll(/"name": "([^"]+)",\s+"mark"/g),
  ([, name]) => name,
)

/** The documents themselves, without their blocks: pages with everything and with nothing more than they need, and the real ones. */
const documents = [
  whole('a page with all its fields', key, page, written({ ...firstExamples(page), ...head, index: true, blocks })),
  whole('a page with what it needs', key, page, written({ ...head, blocks })),
  whole('shared blocks', sharedKey, shared, read(sharedKey)),
  whole('the whole site', '_site.json', site, read('_site.json')),
]

function firstExamples({ properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, field.examples?.[0]]))
}

/** Another drawing that is made for this place of a block; undefined: there is none. */
function otherDrawing({ value }: Part, path: string, name: unknown): unknown {
  const random = createRandom(path)
  for (let turn = 0; turn < 20; turn++) {
    const block = structuredClone(value)
    nameDrawings(block, random)
    const found = path
      .slice(1)
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], block)
    if (found !== name) return found
  }
  return undefined
}

/** What a field becomes; undefined: it is no field of its own, but has some inside. */
function nextValue({ schema, value, isRequired, pointer }: FieldProps, part: Part): unknown {
  const kind: Kind = kindOf(schema)
  switch (kind) {
    case 'choice':
    case 'line':
      return schema.enum?.find((one) => one !== (value ?? schema.default))
    case 'switch': {
      const next = !(value ?? schema.default ?? false)
      return next === (schema.default ?? false) && !isRequired ? null : next
    }
    case 'date':
      return '2026-12-24'
    case 'number':
      return value === 2 ? 3 : 2
    case 'sharedName':
      return value === undefined ? sharedWith(part.schema.takes?.of) : null
    case 'offered':
      return (schema.format === 'pageName' ? storyNames : partnerNames).find((one) => one !== value)
    case 'link':
      return value === '/contact' ? '/payout' : '/contact'
    case 'drawing':
      return otherDrawing(part, pointer.slice(part.pointer.length), value)
    case 'richText':
      return `${runningText(value)}x`
    case 'group':
      return value === undefined ? emptyValue(schema) : undefined
    case 'file':
      return schema.format === 'mark' ? markNames.find((one) => one !== value) : undefined
    case 'picture':
    case 'drawn':
    case 'list':
    case 'texts':
      return undefined
    default:
      return typeof value === 'string' ? `${value}x` : 'x'
  }
}

/** Opens the rows around a field, and gives it. */
async function fieldAt(tab: Page, pointer: string) {
  const parts = pointer.slice(1).split('/')
  for (const index of parts.keys()) {
    const row = tab.locator(`li.row[data-pointer="/${parts.slice(0, index + 1).join('/')}"] > .rowHead > button`)
    if ((await row.count()) > 0 && (await row.getAttribute('aria-expanded')) === 'false') await row.click()
  }
  return tab.locator(`.formBody [data-pointer="${pointer}"]`).last()
}

async function change(tab: Page, field: FieldProps, next: unknown): Promise<void> {
  const own = await fieldAt(tab, field.pointer)
  switch (kindOf(field.schema)) {
    case 'choice':
    case 'line': {
      const list = own.locator('select')
      if ((await list.count()) > 0) await list.selectOption({ label: choiceName(next) })
      else await own.locator(`label[title="${choiceName(next)}"]`).click()
      return
    }
    case 'switch': {
      const control = own.locator('[role="switch"], input[type="checkbox"]')
      return control.click()
    }
    case 'sharedName':
    case 'offered':
      await own.locator('select').selectOption(typeof next === 'string' ? next : '')
      return
    case 'drawing':
      await own.getByRole('button', { name: /Choose a drawing|Change/ }).click()
      return tab.locator('dialog li button', { has: tab.getByText(String(next), { exact: true }) }).click()
    case 'file':
      await own.getByRole('button', { name: 'Choose one that is there' }).click()
      return tab.locator('dialog li button', { has: tab.getByText(String(next), { exact: true }) }).click()
    case 'group':
      return own.getByRole('button', { name: /^Add an? / }).click()
    case 'link':
      await own.locator('input').fill(String(next))
      await own.getByRole('listbox').waitFor()
      return tab.keyboard.press('Escape')
    default:
      return own.locator('textarea, input').first().fill(String(next))
  }
}

/** How many lines are in place of others; the comma at the end of a line is none of its own. */
function linesThatDiffer(one: string, other: string): number {
  const [before = [], after = []] = [one, other].map((text) => text.split('\n').map((line) => line.replace(/,$/, '')))
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return Math.max(before.length, after.length) - start - end
}

const soon = { intervals: [25] }

/** In a full run all of them; else the one with most kinds of fields. */
const walked = isFull
  ? [...examples, ...lists, ...documents]
  : examples.filter(({ part: { value } }) => value.type === 'hero' && value.layout === 'open')

for (const { name, key: at, text, part } of walked)
  test(`each field of ${name} is changed through the form`, async ({ dev, page: tab }) => {
    // The whole site has more than a hundred fields.
    test.setTimeout(isFull ? 3_600_000 : 600_000)
    dev.write(at, text)
    const source = createSource(at, text)
    // What only decorates has no words: the form shows no field for them.
    const isDecoration = ({ pointer }: FieldProps) => source.node(`${parentOf(pointer)}/decorative`)?.value === true
    const all = fieldsIn(part, part).filter((field) => !field.pointer.endsWith('/decorative') && !isDecoration(field))
    const fields = sample(
      all.flatMap((field) => {
        const next = nextValue(field, part)
        return next === undefined ? [] : [{ field, next: next === null ? undefined : next }]
      }),
      2,
      'fields',
    )
    await tab.goto(`${dev.address}studio?file=${at}&at=${part.pointer}`)
    await tab.locator('.formPanel h3').first().waitFor()
    for (const more of await tab.locator('details.section > summary').all()) await more.click()
    for (const { field, next } of fields) {
      const write = kindOf(field.schema) === 'richText' ? writeText : writeField
      const act: Act = write(source, field.pointer, next as string | undefined)
      const expected = applyEdits(text, act.edits)
      // An empty group is on one line; what comes into it has lines of its own.
      const isEmpty = source.node(parentOf(field.pointer))?.children?.length === 0
      if (kindOf(field.schema) !== 'group' && !isEmpty) expect(linesThatDiffer(text, expected), field.pointer).toBe(1)
      await change(tab, field, next)
      await tab.keyboard.press('Control+s')
      await expect.poll(() => dev.read(at), { ...soon, message: field.pointer }).toBe(expected)
      while (await tab.locator('.bar button[aria-label^="Undo:"]').isVisible()) await tab.keyboard.press('Control+z')
      await tab.keyboard.press('Control+s')
      await expect.poll(() => dev.read(at), { ...soon, message: field.pointer }).toBe(text)
    }
  })
