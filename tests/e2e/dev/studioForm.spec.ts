import type { Page } from 'playwright/test'
import { applyEdits, createSource } from '../../../src/content/json/index.ts'
import { blockSchema, blockTypes, isGroup } from '../../../src/content/schema/index.ts'
import { type Act, writeField, writeText } from '../../../src/studio/session/acts.ts'
import { type FieldProps, type Part, shownFields } from '../../../src/studio/ui/form/model/fields.ts'
import { emptyValue, type Kind, kindOf } from '../../../src/studio/ui/form/model/kinds.ts'
import { choiceName, runningText } from '../../../src/studio/ui/form/model/words.ts'
import { isFull, sample } from '../../support/sample.ts'
import { expect, test } from './devServer.ts'

// Every field of every block is changed once through the form, in its examples. The file must then be what the act on that
// field makes of it, and differ in one line; undone, it is as before.

const key = 'form-walk.json'
const head = {
  title: 'A page whose fields are changed | {brand}',
  description:
    'A page of the tests: each of its fields is changed once through the form of the studio, and then changed back.',
}

/** The examples of all blocks, each with its type. */
const examples = blockTypes
  .filter((type) => type !== 'shared')
  .flatMap((type) =>
    (blockSchema(type)?.examples ?? []).map((example, index) => ({
      name: `${type}, example ${index + 1}`,
      block: { type, ...(example as object) } as Record<string, unknown>,
    })),
  )

/** The fields inside a group as the form shows them, those of groups and rows in it as well. */
function fieldsIn(part: Part, group: Omit<FieldProps, 'isRequired'>): FieldProps[] {
  const value = isGroup(group.value) ? group.value : {}
  return shownFields(part, group.schema, group.pointer, value).flatMap((field) => [field, ...innerFields(part, field)])
}

function innerFields(part: Part, field: FieldProps): FieldProps[] {
  const { schema, value, pointer } = field
  const { items } = schema
  if (isGroup(value)) return fieldsIn(part, field)
  if (!items || !Array.isArray(value)) return []
  return value.flatMap((own: unknown, index) => {
    const row = { schema: items, pointer: `${pointer}/${index}`, value: own, isRequired: true }
    if (isGroup(own)) return fieldsIn(part, row)
    return Array.isArray(own) ? innerFields(part, row) : [row]
  })
}

/** What a field becomes; undefined: it is no field of its own, but has some inside. */
function nextValue({ schema, value, isRequired }: FieldProps): unknown {
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
    case 'link':
      return '/contact'
    case 'drawing':
      return value === 'cardHero' ? 'homeHero' : 'cardHero'
    case 'richText':
      return `${runningText(value)}x`
    case 'group':
      return value === undefined ? emptyValue(schema) : undefined
    case 'file':
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
    case 'drawing':
      await own.getByRole('button', { name: /Choose a drawing|Change/ }).click()
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

/** How many lines stand in place of others; the comma at the end of a line is none of its own. */
function linesThatDiffer(one: string, other: string): number {
  const [before = [], after = []] = [one, other].map((text) => text.split('\n').map((line) => line.replace(/,$/, '')))
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return Math.max(before.length, after.length) - start - end
}

/** In a full run all of them; else the one with most kinds of fields. */
const walked = isFull ? examples : examples.filter(({ block }) => block.type === 'hero' && block.layout === 'open')

for (const { name, block } of walked)
  test(`each field of ${name} is changed through the form`, async ({ dev, page: tab }) => {
    test.setTimeout(600_000)
    const text = `${JSON.stringify({ ...head, blocks: [block] }, null, 2)}\n`
    dev.write(key, text)
    const schema = blockSchema(String(block.type)) ?? {}
    const part: Part = { schema, value: block, pointer: '/blocks/0' }
    const all = fieldsIn(part, part).filter(({ pointer }) => !pointer.endsWith('/decorative'))
    const fields = sample(
      all.flatMap((field) => {
        const next = nextValue(field)
        return next === undefined ? [] : [{ field, next: next === null ? undefined : next }]
      }),
      isFull ? all.length : 2,
      'fields',
    )
    await tab.goto(`${dev.address}studio?file=${key}&at=/blocks/0`)
    await tab.locator('details.section > summary').click()
    const source = createSource(key, text)
    for (const { field, next } of fields) {
      const write = kindOf(field.schema) === 'richText' ? writeText : writeField
      const act: Act = write(source, field.pointer, next as string | undefined)
      const expected = applyEdits(text, act.edits)
      if (kindOf(field.schema) !== 'group') expect(linesThatDiffer(text, expected), field.pointer).toBe(1)
      await change(tab, field, next)
      await tab.keyboard.press('Control+s')
      await expect.poll(() => dev.read(key), field.pointer).toBe(expected)
      while (await tab.locator('.bar button[aria-label^="Undo:"]').isVisible()) await tab.keyboard.press('Control+z')
      await tab.keyboard.press('Control+s')
      await expect.poll(() => dev.read(key), field.pointer).toBe(text)
    }
  })
