import { isGroup, labelOf, type Schema, schemaAt } from '../schema/index.ts'
import type { Group, Keys } from './keys.ts'
import { asGuess, type RawFinding, type Fix, mostFindings } from '../finding/index.ts'
import { fits } from '../suggest/index.ts'
import { moveField } from './moveField.ts'
import { child, partsOf, type Source } from '../json/index.ts'
import { either, quote, upper, verb } from '../../model/words.ts'

/** A group with unknown or missing fields, and which these are. */
export interface Spoiled {
  group: Group
  keys: Keys
}

/**
 * Fields that are in the group around the one that misses them, or inside of it: a bracket was closed too early or too
 * late. Such a field is one mistake, although one group does not know it and the other one needs it. Takes what it explains
 * out of the keys. `spoiled`: the groups by their pointers in the document.
 */
export function explainDisplaced(source: Source, spoiled: ReadonlyMap<string, Spoiled>): Map<Spoiled, RawFinding[]> {
  const found = new Map<Spoiled, RawFinding[]>()
  const needing = new Map<string, Spoiled[]>()
  for (const one of spoiled.values())
    for (const key of one.keys.missing) needing.set(key, [...(needing.get(key) ?? []), one])
  for (const from of spoiled.values()) {
    for (const key of from.keys.unknown.slice(0, mostFindings)) {
      const homes = (needing.get(key) ?? []).filter((to) => isAround(from.group, to.group) && takes(to, from, key))
      const [to] = homes
      if (!to || homes.length > 1) continue
      drop(from.keys.unknown, key)
      drop(to.keys.missing, key)
      found.set(from, [...(found.get(from) ?? []), displaced(source, key, from.group, to.group)])
    }
  }
  // Fields that are neighbors came together: where one of them has no home, where the others belong is not known either.
  for (const [from, findings] of found) if (from.keys.unknown.length > 0) found.set(from, findings.map(asGuess))
  return found
}

function drop(keys: string[], key: string): void {
  keys.splice(keys.indexOf(key), 1)
}

const isAround = (one: Group, other: Group) =>
  one.pointer !== other.pointer &&
  (one.pointer.startsWith(`${other.pointer}/`) || other.pointer.startsWith(`${one.pointer}/`))

const takes = ({ group: to }: Spoiled, { group: from }: Spoiled, key: string) =>
  isGroup(from.value) && fits(schemaAt(to.root, partsOf(to.path))?.properties?.[key], from.value[key])

function displaced(source: Source, key: string, from: Group, to: Group): RawFinding {
  const label = labelOf(from.root, partsOf(from.path))
  const home = labelOf(to.root, partsOf(to.path))
  const isInside = to.pointer.startsWith(`${from.pointer}/`)
  const place = isInside ? `inside the { } of ${home}` : `outside of these { }, in those of ${home}`
  const message = `${upper(label)} ${verb(label, 'has', 'have')} no field ${quote(key)}: it belongs to ${home}.`
  return {
    code: 'keyUnknown',
    pointer: child(from.pointer, key),
    ...(source.keyRange(from.pointer, key) ?? source.valueRange(from.pointer)),
    message,
    hint: `Move ${quote(key)} ${place}.`,
    fix: moveField(source, key, from.pointer, to.pointer, true),
  }
}

/**
 * The fields of a group that are there without the group: { "name": …, "alt": … } beside the title of a card that has a
 * field "drawing" for them. One mistake; takes what it explains out of the keys.
 */
export function explainLoose(source: Source, { group, keys }: Spoiled): RawFinding[] {
  if (keys.unknown.length < 2) return []
  const schema = schemaAt(group.root, partsOf(group.path))
  const value = isGroup(group.value) ? group.value : {}
  const homes = Object.entries(schema?.properties ?? {}).flatMap(([name, property]): [string, string[]][] => {
    const { required = [] } = property
    if (Object.hasOwn(value, name) || required.length < 2) return []
    const all = keys.unknown.filter((key) => fits(property.properties?.[key], value[key]))
    return required.every((key) => all.includes(key)) ? [[name, all]] : []
  })
  const needed = homes.filter(([name]) => keys.missing.includes(name))
  const [home, ...others] = needed.length > 0 ? needed : homes
  if (!home || others.length > 0) return []
  const [name, all] = home
  for (const key of all) drop(keys.unknown, key)
  if (keys.missing.includes(name)) drop(keys.missing, name)
  return [loose(source, group, name, all, schema?.properties?.[name])]
}

function loose(
  source: Source,
  { pointer, path, root }: Group,
  name: string,
  keys: string[],
  schema: Schema | undefined,
) {
  const label = labelOf(root, partsOf(path))
  const [first = ''] = keys
  const names = either(keys.map(quote), 'and')
  return {
    code: 'keyUnknown',
    pointer: child(pointer, first),
    ...(source.keyRange(pointer, first) ?? source.valueRange(pointer)),
    message: `${upper(label)} ${verb(label, 'has', 'have')} no fields ${names}: they are fields of its group ${quote(name)}.`,
    hint: `Write "${name}": { } around them. ${schema?.description ?? ''}`.trim(),
    fix: wrapFields(source, pointer, name, keys),
  } satisfies RawFinding
}

/** Writes a name and brackets around fields that are one after the other. */
function wrapFields(source: Source, pointer: string, name: string, keys: readonly string[]): Fix | undefined {
  const fields = source.node(pointer)?.children ?? []
  const places = fields.flatMap((one, index) => (keys.includes(String(one.children?.[0]?.value)) ? [index] : []))
  const [first, last] = [fields[places[0] ?? -1], fields[places.at(-1) ?? -1]]
  if (!first || !last || (places.at(-1) ?? 0) - (places[0] ?? 0) !== keys.length - 1) return undefined
  const edits = [
    { offset: first.offset, length: 0, text: `${JSON.stringify(name)}: { ` },
    { offset: last.offset + last.length, length: 0, text: ' }' },
  ]
  return { title: `Write "${name}": { } around them`, certain: true, edits }
}
