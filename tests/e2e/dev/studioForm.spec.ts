import { readdirSync, readFileSync } from 'node:fs'
import { applyEdits, createSource, parentOf } from '../../../src/content/json/index.ts'
import { blockSchema, blockTypes, documentSchemas, type Schema } from '../../../src/content/schema/index.ts'
import type { FieldProps, Part } from '../../../src/studio/ui/form/model/fields.ts'
import { fieldsIn } from '../../support/formFields.ts'
import { isFull, sample } from '../../support/sample.ts'
import { expect, test } from './devServer.ts'
import { pictures, stepOf } from './formSteps.ts'
import { picture } from './picture.ts'

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
    const steps = sample(
      all.flatMap((field) => stepOf(field, all, part, source) ?? []),
      2,
      'fields',
    )
    for (const file of pictures) dev.write(`_media/${file}`, await picture())
    await tab.goto(`${dev.address}studio?file=${at}&at=${part.pointer}`)
    await tab.locator('.formPanel h3').first().waitFor()
    for (const more of await tab.locator('details.section > summary').all()) await more.click()
    for (const { pointer, act, isOneLine, run } of steps) {
      const expected = applyEdits(text, act.edits)
      if (isOneLine) expect(linesThatDiffer(text, expected), pointer).toBe(1)
      await run(tab)
      await tab.keyboard.press('Control+s')
      await expect.poll(() => dev.read(at), { ...soon, message: pointer }).toBe(expected)
      while (await tab.locator('.bar button[aria-label^="Undo:"]').isVisible()) await tab.keyboard.press('Control+z')
      await tab.keyboard.press('Control+s')
      await expect.poll(() => dev.read(at), { ...soon, message: pointer }).toBe(text)
    }
  })
