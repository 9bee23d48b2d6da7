import { type Schema, blockSchema, documentSchemas } from './catalogue.ts'
import { isGroup } from './group.ts'
import type { BlockType } from '../../model/schema.gen.ts'
import { type ShapeError, type Validate, blocks as blockValidators, documents } from './validators.gen.js'
import { layoutErrors } from './layouts.ts'
import { ordinal } from '../../model/words.ts'

/** The findings of one document or block, as Ajv reports them, with what is needed to put them into words. */
export interface ShapeFindings {
  /** Pointer of the document or block. */
  pointer: string
  where: string
  /** Undefined: the block has no type, or one that does not exist. */
  schema: Schema | undefined
  errors: readonly ShapeError[]
}

/** The result of checking a document's shape. */
export interface Shape {
  findings: ShapeFindings[]
  /** For each block: it is sound. */
  blocks: boolean[]
  /** It can be drawn: nothing is wrong but fields that are not shown or unknown, and texts that are too short or too long. */
  drawable: boolean
}

/**
 * Keywords that say nothing of the kinds of values that are drawn: whoever writes a text sees it on the page, whatever its
 * length, and beside a field that no component asks for.
 */
const harmless: ReadonlySet<string> = new Set(['hidden', 'maxLength', 'minLength', 'additionalProperties'])

const validators = new Map<string, Validate>(Object.entries(blockValidators as Record<BlockType, Validate>))

/** Checks a document against its schema, then each block against the schema of its type. */
export function checkShape(kind: 'page' | 'site' | 'shared', value: unknown): Shape {
  const findings: ShapeFindings[] = []
  const own = documentSchemas[kind]
  const ofDocument = errorsOf(documents[kind], own, value)
  if (ofDocument.length > 0) findings.push({ pointer: '', where: own.title ?? '', schema: own, errors: ofDocument })
  const blocks: boolean[] = []
  if (kind !== 'site') {
    for (const [index, block] of blocksOf(value).entries()) {
      if (!isGroup(block)) {
        blocks.push(false)
        continue
      }
      const finding = blockFindings(block, index)
      if (finding) findings.push(finding)
      blocks.push(finding === null)
    }
  }
  const drawable = findings.every((one) => one.schema && obstaclesOf(one).length === 0)
  return { findings, blocks, drawable }
}

/** What is wrong with the shape of something so that it cannot be drawn. */
export const obstaclesOf = ({ errors }: ShapeFindings): ShapeError[] =>
  errors.filter(({ keyword }) => !harmless.has(keyword))

/** The blocks of a document, whatever it is; an empty list when it has none. */
export function blocksOf(value: unknown): readonly unknown[] {
  if (!isGroup(value) || !Object.hasOwn(value, 'blocks')) return []
  return Array.isArray(value.blocks) ? value.blocks : []
}

/** The name of a block for editors: "Hero, 1st block". */
export function blockName(type: string, index: number): string {
  const schema = blockSchema(type)
  const known = names.get(schema) ?? []
  names.set(schema, known)
  return (known[index] ??= `${schema?.title === undefined ? '' : `${schema.title}, `}${ordinal(index + 1)} block`)
}

/** The names that were asked for: each block of a document is named several times while it is checked. */
const names = new Map<Schema | undefined, string[]>()

const noErrors: ShapeError[] = []

/** The findings of one block, as the `index`th of its document. */
export function blockFindings(block: Record<string, unknown>, index: number): ShapeFindings | null {
  const pointer = `/blocks/${index}`
  const type = Object.hasOwn(block, 'type') ? block.type : undefined
  const schema = typeof type === 'string' ? blockSchema(type) : undefined
  const where = blockName(schema && typeof type === 'string' ? type : '', index)
  if (typeof type !== 'string' || !schema) return { pointer, where, schema, errors: [] }
  const validate = validators.get(type)
  if (!validate) {
    const errors = checkUse(block, schema)
    return errors.length > 0 ? { pointer, where, schema, errors } : null
  }
  const errors = errorsOf(validate, schema, block)
  return errors.length > 0 ? { pointer, where, schema, errors } : null
}

/** What Ajv finds, and what the schema says of fields that are not always shown. */
function errorsOf(validate: Validate, schema: Schema, value: unknown): readonly ShapeError[] {
  const errors = validate(value) ? noErrors : (validate.errors ?? noErrors)
  const hidden = isGroup(value) ? layoutErrors(schema, value, errors) : noErrors
  return hidden.length === 0 ? errors : [...errors, ...hidden]
}

/** The same for `{ "type": "shared", "use": …, "tone": … }`, in the form of Ajv's errors. */
function checkUse(block: Record<string, unknown>, { properties = {} }: Schema): ShapeError[] {
  const errors: ShapeError[] = []
  const add = (instancePath: string, keyword: string, params: Record<string, unknown>) =>
    errors.push({ instancePath, schemaPath: '', keyword, params })
  if (!Object.hasOwn(block, 'use')) add('', 'required', { missingProperty: 'use' })
  else if (typeof block.use !== 'string') add('/use', 'type', { type: 'string' })
  const tones = properties.tone?.enum ?? []
  if (Object.hasOwn(block, 'tone') && !tones.includes(block.tone)) add('/tone', 'enum', { allowedValues: tones })
  for (const key of Object.keys(block)) {
    if (!Object.hasOwn(properties, key)) add('', 'additionalProperties', { additionalProperty: key })
  }
  return errors
}
