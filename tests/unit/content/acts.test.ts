import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import {
  addEntry,
  applyEdits,
  copiedText,
  createSource,
  type Edit,
  moveEntry,
  pasteEntry,
  removeValue,
  repeatEntry,
  setValue,
  undoEdits,
} from '../../../src/content/json/index.ts'
import { isFull } from '../../support/sample.ts'

const sourceOf = (text: string) => createSource('pages/x.json', text)
const after = (text: string, edits: readonly Edit[]) => applyEdits(text, edits)

const page = `{
  "title": "A page",
  "blocks": [
    {
      "type": "hero",
      "title": "Hello",
      "points": ["One", "Two"]
    },
    { "type": "banner", "title": "Go" }
  ],
  "note": {}
}
`

describe('one act changes its lines and nothing else', () => {
  test.each<[string, (text: string) => Edit[], string, string]>([
    ['a text', (text) => setValue(sourceOf(text), '/blocks/0/title', 'Hello you'), '"Hello"', '"Hello you"'],
    ['the same text', (text) => setValue(sourceOf(text), '/blocks/0/title', 'Hello'), '"Hello"', '"Hello"'],
    ['a list of one line', (text) => setValue(sourceOf(text), '/blocks/0/points', ['1']), '["One", "Two"]', '["1"]'],
    [
      'a field that was absent goes where the order says',
      (text) => setValue(sourceOf(text), '/blocks/0/lead', 'Words', ['type', 'id', 'title', 'lead', 'points']),
      '"title": "Hello",',
      '"title": "Hello",\n      "lead": "Words",',
    ],
    [
      'before all others',
      (text) => setValue(sourceOf(text), '/$schema', 'x', ['$schema', 'title']),
      '  "title": "A page",',
      '  "$schema": "x",\n  "title": "A page",',
    ],
    [
      'at the end, where no order knows it',
      (text) => setValue(sourceOf(text), '/blocks/1/extra', true, ['type']),
      '"title": "Go" }',
      '"title": "Go", "extra": true }',
    ],
    [
      'the first field of a group',
      (text) => setValue(sourceOf(text), '/note/a', { b: 1 }),
      '"note": {}',
      '"note": {\n    "a": {\n      "b": 1\n    }\n  }',
    ],
    ['a field goes', (text) => removeValue(sourceOf(text), '/blocks/0/title'), '\n      "title": "Hello",', ''],
    [
      'the last field goes',
      (text) => removeValue(sourceOf(text), '/blocks/0/points'),
      ',\n      "points": ["One", "Two"]',
      '',
    ],
    [
      'an entry is added',
      (text) => addEntry(sourceOf(text), '/blocks', 2, { type: 'faq' }),
      '"title": "Go" }',
      '"title": "Go" },\n    {\n      "type": "faq"\n    }',
    ],
    ['an entry of one line', (text) => addEntry(sourceOf(text), '/blocks/0/points', 1, 'x'), '"Two"', '"x", "Two"'],
    [
      'an entry is pasted with its indentation',
      (text) => pasteEntry(sourceOf(text), '/blocks', 1, '{\n  "type": "faq",\n  "items": [\n    1\n  ]\n}'),
      '    { "type": "banner"',
      '    {\n      "type": "faq",\n      "items": [\n        1\n      ]\n    },\n    { "type": "banner"',
    ],
    [
      'an entry is repeated',
      (text) => repeatEntry(sourceOf(text), '/blocks', 1),
      '"title": "Go" }',
      '"title": "Go" },\n    { "type": "banner", "title": "Go" }',
    ],
  ])('%s', (_, act, from, to) => {
    expect(page.split(from)).toHaveLength(2)
    const expected = page.replace(from, () => to)
    expect(after(page, act(page))).toBe(expected)
    const windows = page.replaceAll('\n', '\r\n')
    expect(after(windows, act(windows))).toBe(expected.replaceAll('\n', '\r\n'))
  })

  test('an entry that moves takes its lines along', () => {
    const moved = after(page, moveEntry(sourceOf(page), '/blocks', 0, 1))
    expect(moved.split('\n').sort()).toEqual(
      page.replace('    },', '    }').replace('"Go" }', '"Go" },').split('\n').sort(),
    )
    expect(after(moved, moveEntry(sourceOf(moved), '/blocks', 1, 0))).toBe(page)
  })

  test('what is copied is indented as on its own, and pasted again as it was', () => {
    const copied = copiedText(sourceOf(page), '/blocks/0')
    expect(copied.split('\n')[1]).toBe('  "type": "hero",')
    const without = after(page, removeValue(sourceOf(page), '/blocks/0'))
    expect(after(without, pasteEntry(sourceOf(without), '/blocks', 0, copied))).toBe(page)
  })

  test('the last entry leaves an empty list, and the first one goes into it', () => {
    const only = after(page, removeValue(sourceOf(page), '/blocks/1'))
    const none = after(only, removeValue(sourceOf(only), '/blocks/0'))
    expect(none).toContain('"blocks": [],')
    const again = after(none, addEntry(sourceOf(none), '/blocks', 0, { type: 'faq' }))
    expect(again).toContain('"blocks": [\n    {\n      "type": "faq"\n    }\n  ],')
  })

  test.each(['/nothing/deep', '/blocks/7/title', '/title/x'])('%s leads nowhere', (pointer) => {
    expect(() => setValue(sourceOf(page), pointer, 1)).toThrow(RangeError)
    expect(() => removeValue(sourceOf(page), pointer)).toThrow(RangeError)
  })
})

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A model of a document: what the acts have to make of its value. */
function at(value: Json, path: readonly (string | number)[]): Json {
  return path.reduce<Json>((inner, part) => (inner as Record<string | number, Json>)[part] as Json, value)
}
const pointerOf = (path: readonly (string | number)[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

function* places(value: Json, path: (string | number)[] = []): Generator<(string | number)[]> {
  yield path
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* places(inner, [...path, index])
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* places(inner, [...path, key])
}

const keys = loadContent('pages').keys
const texts = keys.map((key) => readFileSync(`pages/${key}`, 'utf8'))

describe('acts one after the other', () => {
  const layouts: [string, (text: string) => string][] = [
    ['as they are written', (text) => text],
    ['on one line', (text) => JSON.stringify(JSON.parse(text))],
    ['with tabs', (text) => text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
    ['with line breaks of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ]
  test.each(layouts)('on documents %s: the value is right after each, and undone all are as they were', (name, lay) => {
    const random = createRandom(`acts ${name} ${seed}`)
    const below = (most: number) => Math.floor(random() * most)
    const one = <T>(list: readonly T[]) => list[below(list.length)] as T
    const values: Json[] = ['', 'Words "quoted" \\ é', 3, true, [], ['a', 'b'], { a: 'b', c: { d: [1] } }, {}]
    for (let session = 0; session < (isFull ? 250 : 4); session++) {
      const start = lay(one(texts))
      let text = start
      const undo: Edit[][] = []
      for (let step = 0; step < 50; step++) {
        const model = JSON.parse(text) as Json
        const all = [...places(model)].slice(1)
        if (all.length === 0) break
        const path = one(all)
        const [above, last] = [path.slice(0, -1), path.at(-1) as string | number]
        const [list, source] = [at(model, above), sourceOf(text)]
        const value = one(values)
        let edits: Edit[]
        if (Array.isArray(list)) {
          const index = last as number
          const to = below(list.length)
          const acts: (() => Edit[])[] = [
            () => (list.splice(index, 0, value), addEntry(source, pointerOf(above), index, value)),
            () => (list.push(value), addEntry(source, pointerOf(above), list.length - 1, value)),
            () => (list.splice(to, 0, ...list.splice(index, 1)), moveEntry(source, pointerOf(above), index, to)),
            () => (
              list.splice(index + 1, 0, structuredClone(list[index] as Json)),
              repeatEntry(source, pointerOf(above), index)
            ),
            () => (list.splice(index, 1), removeValue(source, pointerOf(path))),
            () => ((list[index] = value), setValue(source, pointerOf(path), value)),
            () => {
              const copied = copiedText(source, pointerOf(path))
              list.splice(to, 0, structuredClone(list[index] as Json))
              return pasteEntry(source, pointerOf(above), to, copied)
            },
          ]
          edits = one(acts)()
        } else {
          const group = list as Record<string, Json>
          const acts: (() => Edit[])[] = [
            () => ((group[last] = value), setValue(source, pointerOf(path), value)),
            () => (
              (group.added = value), setValue(source, pointerOf([...above, 'added']), value, ['id', 'added', 'title'])
            ),
            () => (delete group[last], removeValue(source, pointerOf(path))),
          ]
          edits = one(acts)()
        }
        const next = after(text, edits)
        expect(JSON.parse(next)).toEqual(model)
        undo.push(undoEdits(text, edits))
        text = next
      }
      for (const edits of undo.toReversed()) text = after(text, edits)
      expect(text).toBe(start)
    }
  })
})
