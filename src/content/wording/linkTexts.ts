import type { Schema } from '../schema/index.ts'
import { parseText, plain } from '../fields/index.ts'
import type { RichNode } from '../../model/values.ts'
import { type Group, placeOf, type Text } from './texts.ts'
import { child } from '../json/index.ts'
import type { Place } from '../facts/index.ts'

/** The words of a link and where it leads, both as they are written. */
export interface LinkWords {
  words: string
  href: string
  place: Place
  /** The pointer of the address itself. */
  at: string
}

/** The links of a group: each address with the text that is beside it. Defaults count: visitors see them. */
export function linksOfGroup({ schema, value, place }: Group): readonly LinkWords[] {
  const pairs = pairsOf(schema)
  if (pairs.length === 0) return noLinks
  const found: LinkWords[] = []
  for (const { key, field } of pairs) {
    const href = value[key] ?? schema.properties?.[key]?.default
    const words = value[field] ?? schema.properties?.[field]?.default
    if (typeof href !== 'string' || typeof words !== 'string') continue
    const pointer = child(place.pointer, Object.hasOwn(value, field) ? field : key)
    found.push({ words, href, place: { pointer, where: place.where }, at: child(place.pointer, key) })
  }
  return found
}

const noLinks: readonly LinkWords[] = []
const known = new WeakMap<Schema, readonly { key: string; field: string }[]>()

/** The fields of a schema that hold addresses, each with the field that holds the words. */
function pairsOf(schema: Schema): readonly { key: string; field: string }[] {
  const old = known.get(schema)
  if (old) return old
  const pairs = Object.entries(schema.properties ?? {}).flatMap(([key, { format }]) => {
    if (format !== 'link') return []
    const names = key === 'href' ? ['text'] : [`${key}Text`, key.replace(/Link$/, 'Text')]
    const field = names.find((name) => name !== key && schema.properties?.[name])
    return field === undefined ? [] : [{ key, field }]
  })
  known.set(schema, pairs)
  return pairs
}

/** The links inside running text. */
export function linksOfText(found: Text): readonly LinkWords[] {
  const { text, schema } = found
  if (schema.format !== 'markdown' || !text.includes('](')) return noLinks
  const parsed = parseText(text, schema.headings ?? [])
  const place = placeOf(found)
  const links: LinkWords[] = []
  const visit = (nodes: readonly RichNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      if (node.tag === 'a') {
        const { start = 0, end = 0 } = parsed.links[links.length] ?? {}
        links.push({ words: plain(node.children), href: node.href, place: { ...place, start, end }, at: place.pointer })
      } else visit(node.children ?? [])
    }
  }
  visit(parsed.text)
  return links
}
