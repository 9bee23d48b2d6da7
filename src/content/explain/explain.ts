import {
  blockFindings,
  documentSchemas,
  isGroup,
  joinParagraphs,
  placeName,
  type Schema,
  type ShapeFindings,
} from '../schema/index.ts'
import { explainDisplaced, explainLoose, type Spoiled } from './displaced.ts'
import { explainNotShown } from './notShown.ts'
import { explainKeys } from './keys.ts'
import { explainType, guessType } from './type.ts'
import { explainValue } from './value.ts'
import { type RawFinding, mostFindings } from '../finding/index.ts'
import { partsOf, type Source } from '../json/index.ts'
import type { ShapeError } from '../schema/validators.gen.js'

/** The findings of a document's shape in plain words, at the narrowest place. One mistake is one finding. */
export function explain(source: Source, value: unknown, groups: readonly ShapeFindings[]): RawFinding[] {
  const findings: RawFinding[] = []
  const sorted = new Map(groups.slice(0, mostFindings + 1).map((group) => [group, sortErrors(value, group)]))
  const moved = explainDisplaced(source, new Map([...sorted.values()].flatMap(({ keys }) => [...keys])))
  for (const [group, errors] of sorted) {
    if (findings.length > mostFindings) break
    const found = group.schema
      ? explainGroup(source, value, group, group.schema, errors, moved)
      : explainBlock(source, value, group)
    for (const finding of found) findings.push({ where: whereOf(group, finding), ...finding })
  }
  return findings
}

/** The part of the document. The site's document has no blocks; its parts are the navigation, the footer and so on. */
function whereOf({ where, pointer, schema }: ShapeFindings, finding: RawFinding): string {
  return pointer === '' && schema === documentSchemas.site
    ? placeName('site', finding.pointer ?? '', () => undefined)
    : where
}

/** A block of an unknown type. Where only one can have been meant, its fields are checked as those of that type. */
function explainBlock(source: Source, root: unknown, { pointer, where }: ShapeFindings): RawFinding[] {
  const block = valueAt(root, pointer)
  const findings = [{ where, ...explainType(source, block, pointer) }]
  const type = isGroup(block) && typeof block.type === 'string' ? guessType(block.type, block) : undefined
  const [better] = type?.words ?? []
  if (!isGroup(block) || !type?.sure || better === undefined) return findings
  const meant = { ...block, type: better }
  joinParagraphs({ blocks: [meant] })
  const rest = blockFindings(meant, Number(partsOf(pointer)[1]))
  // Where it lacks fields it may be another type after all.
  if (!rest?.schema || rest.errors.some(({ keyword }) => keyword === 'required')) return findings
  const found = explainGroup(source, root, rest, rest.schema, sortErrors(root, rest), new Map())
  return [...findings, ...found.map((finding) => ({ where: rest.where, ...finding }))]
}

/** What Ajv has found in a document or block: wrong fields by the pointer of their group, wrong values by their path. */
interface Errors {
  keys: Map<string, Spoiled>
  values: Map<string, ShapeError>
}

function sortErrors(root: unknown, { pointer, errors, schema }: ShapeFindings): Errors {
  const keys: Errors['keys'] = new Map()
  const values: Errors['values'] = new Map()
  if (!schema) return { keys, values }
  for (const error of errors) {
    const path = error.instancePath
    const at = pointer + path
    if (error.keyword === 'required' || error.keyword === 'additionalProperties') {
      const known = keys.get(at) ?? {
        group: { pointer: at, path, value: valueAt(root, at), root: schema },
        keys: { unknown: [], missing: [] },
      }
      keys.set(at, known)
      const { missingProperty, additionalProperty, layout } = error.params
      if (typeof missingProperty === 'string') known.keys.missing.push(missingProperty)
      if (typeof layout === 'string') known.keys.layout = layout
      if (typeof additionalProperty === 'string') known.keys.unknown.push(additionalProperty)
      continue
    }
    if (isEchoOfBrackets(root, at, error.keyword)) continue
    // A text that is too short has mostly the wrong form as well: one finding for one value, the first.
    if (!values.has(path)) values.set(path, error)
    if (values.size + keys.size > mostFindings) break
  }
  return { keys, values }
}

function explainGroup(
  source: Source,
  root: unknown,
  { pointer }: ShapeFindings,
  schema: Schema,
  { keys, values }: Errors,
  moved: ReadonlyMap<Spoiled, readonly RawFinding[]>,
): RawFinding[] {
  const findings: RawFinding[] = []
  for (const spoiled of keys.values()) {
    findings.push(...(moved.get(spoiled) ?? []), ...explainLoose(source, spoiled))
    findings.push(...explainKeys(source, spoiled.group, spoiled.keys))
  }
  for (const [path, error] of values) {
    if (error.keyword === 'hidden') findings.push(explainNotShown(source, pointer + path, path, error.params, schema))
    else findings.push(explainValue(source, pointer + path, path, error, valueAt(root, pointer + path), schema))
  }
  return findings
}

/** One pair of brackets too many is one finding: how many entries there are, and what the others are, is known without it. */
function isEchoOfBrackets(root: unknown, pointer: string, keyword: string): boolean {
  const isWrapped = (value: unknown) => Array.isArray(value) && value.length === 1 && Array.isArray(value[0])
  if (keyword === 'minItems') return isWrapped(valueAt(root, pointer))
  const [, list, above] = /^((.*)\/[^/]+)\/[1-9]\d*$/.exec(pointer) ?? []
  if (keyword !== 'type' || list === undefined || above === undefined) return false
  return isWrapped(valueAt(root, above)) && Array.isArray(valueAt(root, `${list}/0`))
}

/** The value at a pointer; only own fields are looked at. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const part of partsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}
