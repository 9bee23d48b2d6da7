import * as jsonc from 'jsonc-parser'
import { parseTree } from '../../../src/content/json/index.ts'
import { soundTree } from '../../../src/content/json/soundTree.ts'
import { applyEdits } from '../../../src/content/json/edits.ts'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../../../src/content/parse/parse.ts'
import { recover } from '../../../src/content/recovery/index.ts'
import { baseText, baseTexts } from './base.ts'
import { isFull } from '../../support/sample.ts'
import { contentOf } from './support.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('content json')

const big = (part: string) => part.repeat(Math.floor(1_990_000 / part.length))
const page = (rest: string) => `{"title":"A title","description":"${'d'.repeat(80)}",${rest}}`

const hostile: Record<string, string> = {
  'brackets 10,000 deep': '['.repeat(10_000),
  'groups 10,000 deep': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '5 MB in one text': `"${'x'.repeat(5_000_000)}"`,
  'a million numbers': `[${big('0,')}0]`,
  'a million blocks that are numbers': `{"blocks":[${big('0,')}0]}`,
  'forty thousand blocks that are numbers': `{"blocks":[${'0,'.repeat(40_000)}0]}`,
  'forty thousand empty blocks': page(`"blocks":[${'{},'.repeat(40_000)}{}]`),
  'forty thousand fields': page(
    `"blocks":[{"type":"hero",${Array.from({ length: 40_000 }, (_, i) => `"k${i}":0`).join()}}]`,
  ),
  'one field forty thousand times': `{${'"a":0,'.repeat(40_000)}"a":0}`,
  'hundreds of thousands of empty blocks': page(`"blocks":[${big('{},')}{}]`),
  'hundreds of thousands of entries': page(`"blocks":[{"type":"hero","title":"Title","points":[${big('"x",')}"y"]}]`),
  'hundreds of thousands of fields': page(
    `"blocks":[{"type":"hero",${Array.from({ length: 120_000 }, (_, i) => `"k${i}":0`).join()}}]`,
  ),
  'one field hundreds of thousands of times': `{${big('"a":0,')}"a":0}`,
  'reserved fields': `{${big('"__proto__":{},')}"a":1}`,
  'one name of 2 MB': `{"${'k'.repeat(1_900_000)}":1}`,
  'only quotes': big('"'),
  'only commas': big(','),
  'only closing brackets': big('}]'),
  'only single quotes': big("'"),
  'only backslashes': `"${big('\\')}`,
  'bad escapes': `"${big('\\x')}"`,
  'only NUL': big('\0'),
  'marks of direction': `{"a":"${big('\u202e')}"}`,
  'half characters': `{"a":"${big('\\ud800')}"}`,
  'words without quotes': `{"a": ${isFull ? big('word ') : 'word '.repeat(80_000)}`,
  'lines without end': `{"a": "${big('word \n')}`,
  spaces: `{"a":1 ${' '.repeat(1_900_000)}x`,
  // Each of them is a finding of its own until the limit is reached: 2 MB take many seconds.
  comments: isFull ? big('// x\n') : '// x\n'.repeat(20_000),
  tokens: page(`"blocks":[{"type":"richText","text":"${'{a}'.repeat(13_000)}"}]`),
}

describe('hostile documents are findings, at most 201', () => {
  test.each(Object.keys(hostile))('%s', (name) => {
    const content = contentOf({ ...baseTexts, 'x.json': hostile[name] ?? '' })
    const found = content.findings().filter(({ file }) => file === 'pages/x.json')
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(201)
    expect(content.page('/x')).toBeNull()
    expect(Object.keys(Object.prototype)).toEqual([])
    for (const { message } of found) expect(message.length).toBeLessThan(500)
  })
})

test('fields that objects inherit are neither present nor harmful', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
    const block = `{ "type": "hero", "title": "A title", "${key}": { "polluted": true } }`
    const found = contentOf({ ...baseTexts, 'x.json': page(`"blocks":[${block}]`) }).findings()
    expect(found.map(({ code }) => code)).toEqual([key === '__proto__' ? 'reservedKey' : 'keyUnknown'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  }
  const empty = contentOf({ ...baseTexts, 'x.json': page('"blocks":[{ "type": "toString" }]') }).findings()
  expect(empty.map(({ code }) => code)).toEqual(['blockTypeUnknown'])
})

test.each(['-0', '1e400', '1E5', '0.1', 'true', 'null', '""', '"\\u0041\\n\\t"', '[]', '{}'])('%s is JSON', (text) => {
  expect(parseJson(text)).toEqual({ value: JSON.parse(text), ok: true, findings: [] })
})

test('every text that JSON.parse refuses has a finding, and none that it takes', () => {
  const text = baseText('about.json')
  let several = 0
  let total = 0
  for (let at = 0; at < text.length; at += 29) {
    for (const changed of [
      text.slice(0, at) + text.slice(at + 1),
      `${text.slice(0, at)}"${text.slice(at)}`,
      text.slice(0, at),
    ]) {
      const { ok, findings } = parseJson(changed)
      expect(ok).toBe(isJson(changed))
      if (!ok) {
        total++
        expect(findings.length).toBeGreaterThan(0)
        if (findings.length > 2) several++
      }
      for (const { start, end } of findings) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(changed.length)
      }
    }
  }
  expect(several / total).toBeLessThan(0.05)
})

test.each(['{', '}', '[', ']', '"', ',', ':'])(
  'DOC-7 a forgotten %s is one finding, on its line, and the fix brings it back',
  (character) => {
    const text = baseText('about.json')
    const wanted = JSON.stringify(JSON.parse(text))
    const line = (part: string, offset: number) => part.slice(0, offset).split('\n').length
    for (let at = text.indexOf(character, 1); at >= 0; at = text.indexOf(character, at + 1)) {
      const changed = text.slice(0, at) + text.slice(at + 1)
      // Inside a text the character is no part of the form, and at the end nobody knows which bracket it was.
      if (isJson(changed) || text.slice(at).trim().length < 2) continue
      const findings = recover(changed).findings
      expect(findings.length, changed.slice(at - 30, at + 30)).toBe(1)
      const [finding] = findings
      const distance = Math.min(
        ...[finding?.start, finding?.end].map((offset) => Math.abs(line(changed, offset ?? 0) - line(text, at))),
      )
      expect(distance, changed.slice(at - 30, at + 30)).toBeLessThanOrEqual(1)
      const fixed = applyEdits(changed, finding?.fix?.edits ?? [])
      expect(JSON.stringify(JSON.parse(fixed))).toBe(wanted)
    }
  },
)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the tree of a text that is JSON', () => {
  const texts = [
    ...Object.values(baseTexts),
    '{}',
    ' [ ] ',
    '"a"',
    '-0.5e+10',
    'null',
    '{"a":{"b":[true,false,null,{"":1}]},"a":2}',
    '\r\n{\t"q\\"u\\\\" : "\\u00e9\\n\\\\" , "é😀" : [ 1 , 2.50 , "" ] }\n',
  ]
  test('is that of jsonc-parser, and texts that are none have no other', () => {
    for (const text of texts) {
      expect(soundTree(text), text).toBeDefined()
      expect(soundTree(text), text).toEqual(jsonc.parseTree(text))
    }
    for (const text of [
      '',
      '{',
      '{"a"}',
      '{"a":}',
      '[1,]',
      '[1 2]',
      '01',
      '"a\n"',
      '"\\x"',
      '{a:1}',
      '{} {}',
      '"',
      'nul',
    ]) {
      expect(soundTree(text), text).toBeUndefined()
      expect(parseTree(text), text).toEqual(jsonc.parseTree(text, [], { disallowComments: true }))
    }
  })
})
