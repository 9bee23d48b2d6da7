import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { keywordOf } from '../../../scripts/generate/outside/derive.ts'
import { outsideSchemas } from '../../../scripts/generate/outside/index.ts'
import { readSchemas, type Schema } from '../../../scripts/generate/schemas.ts'
import { hrefFault, pathFaultOf } from '../../../src/content/fields/href.ts'
import { schemaAt } from '../../../src/content/schema/labels.ts'
import { parseText } from '../../../src/content/fields/richText.ts'
import { partsOf } from '../../../src/content/json/source.ts'
import { at, loosen, type Loosened } from './loosen.ts'
import { casesOf, outsideFiles } from './outside.ts'
import { createRandom } from '../../../scripts/test/random.ts'

const drawings = drawingSizes()

/** What src/content/facts/facts.ts checks of a text, as far as the text alone decides. */
const formats: Record<string, (text: string) => boolean> = {
  link: (text) => hrefFault(text) === null,
  path: (text) => pathFaultOf(text) === null,
  date: (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
  drawing: (text) => Object.hasOwn(drawings, text),
  markdown: (text) => parseText(text, [2, 3, 4]).faults.length === 0,
}

const schemas = outsideSchemas(readSchemas(process.cwd()))
const files = new Map(outsideFiles)

/** The changes of a file that this schema does not refuse any more for the reason that the file names. */
function accepted(schema: Schema, name: string): number {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    ownProperties: true,
    logger: false,
    meta: false,
    validateSchema: false,
  })
  for (const [format, isFine] of Object.entries(formats)) ajv.addFormat(format, isFine)
  const validate = ajv.compile(schema)
  const file = files.get(name)
  return casesOf(file ?? { base: {}, outside: [] }).filter(({ change, value }) => {
    if (change.choices && !isDeepStrictEqual(schemaAt(schema, partsOf(change.at))?.enum, change.choices)) return true
    validate(value)
    const keyword = keywordOf[change.is] ?? 'format'
    return !(validate.errors ?? []).some((error) => error.keyword === keyword && error.instancePath === change.at)
  }).length
}

const isWhole = process.env.BRIGHTRAIL_FULL === '1'
/**
 * Whether the way leads anywhere: a format that only the whole site can judge, or that switches a check off, cannot be left;
 * a block has been found by its type, which is a text, before its schema is asked.
 */
function isJudged(schema: Schema, { pointer, keyword }: Loosened): boolean {
  const node = at(schema, pointer)
  if (keyword === 'format') return Object.hasOwn(formats, String(node.format))
  const isBlock = Object.hasOwn(schema.properties ?? {}, 'type')
  return !(isBlock && keyword === 'type' && (pointer === '' || pointer === '/properties/type'))
}

describe('T-R18 whoever loosens one keyword of a schema hears of it', () => {
  it.each([...schemas])(
    '%s',
    (name, schema) => {
      expect(accepted(schema, name), 'before anything is loosened').toBe(0)
      const random = createRandom(name)
      const all = [...loosen(schema)].filter((one) => isJudged(schema, one))
      const some = isWhole ? all : all.filter(() => random() < 6 / all.length)
      expect(some.filter((one) => accepted(one.schema, name) === 0).map(({ what }) => what)).toEqual([])
      expect(all.length).toBeGreaterThan(10)
    },
    600_000,
  )
})
