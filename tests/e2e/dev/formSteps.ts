import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { createRandom } from '../../../scripts/test/random.ts'
import { parentOf, type Source } from '../../../src/content/json/index.ts'
import { markNames } from '../../../src/model/marks.ts'
import { type Act, addRow, removeRow, writeField, writeText } from '../../../src/studio/session/acts.ts'
import { type FieldProps, fullWords, type Part } from '../../../src/studio/ui/form/model/fields.ts'
import { emptyValue, type Kind, kindOf } from '../../../src/studio/ui/form/model/kinds.ts'
import { isTable } from '../../../src/studio/ui/form/model/tables.ts'
import { choiceName, runningText } from '../../../src/studio/ui/form/model/words.ts'
import { nameDrawings } from '../../support/validPages/drawings.ts'

// How each field of a part is changed once through the form of the studio.

const read = (at: string) => readFileSync(`pages/${at}`, 'utf8')
const sharedKeys = readdirSync('pages/_shared')
/** The name of shared blocks of which one is of this type. */
const sharedWith = (type = '') =>
  sharedKeys.find((at) => read(`_shared/${at}`).includes(`"type": "${type}"`))?.replace('.json', '')

/** What the lists of the examples can name. */
const storyNames = readdirSync('pages/case-studies').map((file) => file.replace('.json', ''))
const partnerNames = Array.from(
  read('_shared/partners.json').matchAll(/"name": "([^"]+)",\s+"mark"/g),
  ([, name]) => name,
)

/** Two pictures that are there beside the site's own. */
export const pictures = ['form-walk-1.jpg', 'form-walk-2.jpg']

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
      return (schema.format === 'mark' ? markNames : pictures).find((one) => one !== value)
    case 'picture':
      return value === undefined ? { src: pictures[0], alt: '' } : undefined
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
      return tab.locator('dialog li button', { has: tab.getByText(choiceName(next), { exact: true }) }).click()
    case 'file':
    case 'picture': {
      const name = typeof next === 'string' ? next : pictures[0]
      await own.getByRole('button', { name: 'Choose one that is there' }).click()
      return tab.locator('dialog li button', { has: tab.getByText(String(name), { exact: true }) }).click()
    }
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

/** What is done in the form, and what the file is then. */
export interface Step {
  pointer: string
  act: Act
  isOneLine: boolean
  run: (tab: Page) => Promise<void>
}

/** Whether a list is edited as part of a table, whose cells are fields. */
const isOfTable = ({ schema, pointer }: FieldProps, all: readonly FieldProps[]) =>
  isTable(schema) || all.some((one) => isTable(one.schema) && parentOf(one.pointer) === parentOf(pointer))

/** A list gets one row more, or loses its last where it is full. */
function stepOfList({ schema, value, pointer }: FieldProps, part: Part, source: Source): Step {
  const rows = Array.isArray(value) ? value : []
  const last = `${pointer}/${rows.length - 1}`
  if (fullWords(part, pointer, schema, rows.length) === undefined) {
    const act = addRow(source, pointer, rows.length, emptyValue(schema.items ?? {}))
    const run = async (tab: Page) => (await fieldAt(tab, pointer)).locator('> .addRow button').click()
    return { pointer, act, isOneLine: false, run }
  }
  const run = async (tab: Page) => {
    const isList = kindOf(schema) === 'list'
    const own = await fieldAt(tab, isList ? last : pointer)
    const tools = isList
      ? own.locator('> .rowBody > .rowTools')
      : own.locator('> .textRows > li').last().locator('.rowTools')
    await tools.getByRole('button', { name: /^Remove: / }).click()
  }
  return { pointer, act: removeRow(source, last), isOneLine: false, run }
}

/** What changes a field; undefined: the fields inside of it do. `all`: the fields of its part. */
export function stepOf(field: FieldProps, all: readonly FieldProps[], part: Part, source: Source): Step | undefined {
  const { pointer, schema } = field
  const kind = kindOf(schema)
  if (kind === 'list' || kind === 'texts') return isOfTable(field, all) ? undefined : stepOfList(field, part, source)
  const next = nextValue(field, part)
  if (next === undefined) return undefined
  const write = kind === 'richText' ? writeText : writeField
  const act = write(source, pointer, (next ?? undefined) as string | undefined)
  // An empty group is on one line; what comes into it has lines of its own.
  const isEmpty = source.node(parentOf(pointer))?.children?.length === 0
  const isOneLine = kind !== 'group' && kind !== 'picture' && !isEmpty
  return { pointer, act, isOneLine, run: (tab) => change(tab, field, next ?? undefined) }
}
