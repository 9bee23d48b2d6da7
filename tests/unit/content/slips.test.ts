import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blockSchema, documentSchemas, type Schema } from '../../../src/content/catalogue.ts'
import { createContent } from '../../../src/content/content.ts'
import { findTokens } from '../../../src/content/tokens.ts'
import { type Node, parseTree } from '../../../src/content/tree.ts'

// Slips of one and two letters in the words of the real site, with a fixed seed, so that each run tries the same ones.

const root = join(import.meta.dirname, '../../..')
const pages = join(root, 'pages')
const texts: Record<string, string> = {}
for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
  if (name.endsWith('.json')) texts[name.replaceAll('\\', '/')] = readFileSync(join(pages, name), 'utf8')
}
const picture = { wide: { src: '/x.svg', width: 1, height: 1 } }
const names = readdirSync(join(root, 'src/drawings')).filter((name) => name.endsWith('.ts'))
const drawings = Object.fromEntries(names.map((name) => [name.slice(0, -'.ts'.length), picture]))

/** A word in a document that people may mistype. */
interface Word {
  kind: string
  key: string
  offset: number
  word: string
  /** What the finding should propose for it. */
  wanted: string
}

const words: Word[] = []

function visit(key: string, schema: Schema, node: Node): void {
  if (node.type === 'array') {
    for (const entry of node.children ?? []) if (schema.items) visit(key, schema.items, entry)
    return
  }
  if (node.type === 'string') return visitText(key, schema, node)
  for (const { children: [name, value] = [] } of node.children ?? []) {
    const field = String(name?.value)
    if (!name || !value || field === '$schema') continue
    if (field !== 'type') words.push({ kind: 'field', key, offset: name.offset + 1, word: field, wanted: field })
    if (field === 'blocks') for (const block of value.children ?? []) visitBlock(key, block)
    else visit(key, schema.properties?.[field] ?? {}, value)
  }
}

function visitBlock(key: string, block: Node): void {
  const value = block.children?.find(({ children }) => children?.[0]?.value === 'type')?.children?.[1]
  const type = String(value?.value)
  const offset = (value?.offset ?? 0) + 1
  words.push({ kind: 'block type', key, offset, word: type, wanted: type })
  const use = block.children?.find(({ children }) => children?.[0]?.value === 'use')?.children?.[1]
  if (use) {
    const name = String(use.value)
    words.push({ kind: 'shared blocks', key, offset: use.offset + 1, word: name, wanted: name })
  }
  visit(key, blockSchema(type) ?? {}, block)
}

function visitText(key: string, schema: Schema, node: Node): void {
  const text = String(node.value)
  const add = (kind: string, start: number, word: string, wanted = word) =>
    words.push({ kind, key, offset: node.offset + 1 + start, word, wanted })
  // What JSON escapes stands elsewhere in the file.
  if (texts[key]?.slice(node.offset + 1, node.offset + node.length - 1) !== text || schema.format === 'code') return
  if (schema.enum) add('value', 0, text)
  if (schema.format === 'drawing') add('drawing', 0, text)
  for (const { name, start } of findTokens(text)) if (name !== null) add('token', start + 1, name, `{${name}}`)
  const [, path, tab, anchor] =
    (schema.format === 'link' && /^(\/[^?#]*)(?:\?tab=([^#]*))?(?:#(.*))?$/.exec(text)) || []
  if (path !== undefined && path !== '/') add('page', 1, path.slice(1), path)
  if (tab !== undefined) add('tab', text.indexOf('=') + 1, tab)
  if (anchor !== undefined) add('anchor', text.indexOf('#') + 1, anchor)
}

for (const [key, text] of Object.entries(texts)) {
  const kind = key === '_site.json' ? 'site' : key.startsWith('_shared/') ? 'shared' : 'page'
  const tree = parseTree(text)
  if (tree) visit(key, documentSchemas[kind], tree)
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

const next = random(20_261_121)
const below = (number: number) => Math.floor(next() * number)

/** One letter missing, too many, wrong, or in the place of its neighbour. */
function slip(word: string): string {
  const letters = [...word].flatMap((sign, index) => (/[a-z0-9]/i.test(sign) ? [index] : []))
  const at = letters[below(letters.length)] ?? 0
  const letter = String.fromCharCode(97 + below(26))
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]
  return kinds[below(kinds.length)] ?? word
}

const kinds = [...new Set(words.map(({ kind }) => kind))].sort()
const figures: Record<string, string> = {}

test.each([1, 2])('DOC-7 the first suggestion is right for 95 of 100 slips of %i letters', (slips) => {
  const content = createContent({ root: 'pages', drawings })
  for (const [key, text] of Object.entries(texts)) content.set(key, text)
  expect(content.findings()).toEqual([])
  const wrong: string[] = []
  let total = 0
  for (const kind of kinds) {
    // Two slips in a word of five letters leave nobody a chance.
    const own = words.filter((one) => one.kind === kind && one.word.length >= (slips === 1 ? 3 : 6))
    let right = 0
    let tried = 0
    for (let turn = 0; turn < 40; turn++) {
      const { key, offset, word, wanted } = own[below(own.length)] ??
        words[0] ?? { key: '', offset: 0, word: '', wanted: '' }
      let spoiled = slip(word)
      if (slips === 2) spoiled = slip(spoiled)
      const text = texts[key] ?? ''
      content.set(key, text.slice(0, offset) + spoiled + text.slice(offset + word.length))
      const findings = content.findings()
      content.set(key, text)
      // The slip has made another right word, or none.
      if (spoiled === word || findings.length === 0) continue
      tried++
      if (findings.some(({ suggestions }) => suggestions[0] === wanted)) right++
      else
        wrong.push(
          `${kind}: ${word} → ${spoiled} in ${key}: ${findings[0]?.code} ${findings[0]?.suggestions.join(', ')}`,
        )
    }
    expect(tried).toBeGreaterThan(20)
    total += tried
    figures[`${kind}, ${slips}`] = `${right} of ${tried}`
  }
  const share = 1 - wrong.length / total
  expect(total).toBeGreaterThan(300)
  expect(share, `${JSON.stringify(figures)}\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.95)
})
