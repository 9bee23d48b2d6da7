import { expect, test } from 'vitest'
import { finishText, parseText, plain, uniqueId } from '../../../src/content/fields/index.ts'

const tokens = new Map([
  ['brand', '*Rail* <b>'],
  ['email', 'hello@rail.example'],
])

const finish = (text: string) => finishText(parseText(text, [2, 3]).text, tokens, new Map(), (href) => href)

test('paragraphs, lists, emphasis, links and breaks become a small tree', () => {
  const text = 'One **bold** and *italic* `code`\\\nnext\n\n- a\n- b [c](/d)\n\n1. one'
  expect(parseText(text, []).findings).toEqual([])
  expect(finish(text)).toEqual([
    {
      tag: 'p',
      children: [
        'One ',
        { tag: 'strong', children: ['bold'] },
        ' and ',
        { tag: 'em', children: ['italic'] },
        ' ',
        { tag: 'code', children: ['code'] },
        { tag: 'br' },
        'next',
      ],
    },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['a'] },
        { tag: 'li', children: ['b ', { tag: 'a', href: '/d', children: ['c'] }] },
      ],
    },
    { tag: 'ol', children: [{ tag: 'li', children: ['one'] }] },
  ])
})

test('plain words have a space where a paragraph, an entry or a line begins', () => {
  expect(plain(finish('One **bold** [link](/a).\n\nTwo:\n\n- a\n- b\n\nThree\\\nfour'))).toBe(
    'One bold link. Two: a b Three four',
  )
  expect(plain(finish('## A **heading**\n\nand text'))).toBe('A heading and text')
})

test('headings carry ids made from their words, without twins, whatever the tokens stand for', () => {
  const ids = finish('## Why {brand}?\n\n### Limits\n\n### Limits').map((node) =>
    typeof node === 'string' ? node : 'id' in node && node.id,
  )
  expect(ids).toEqual(['why-brand', 'limits', 'limits-2'])
})

test('the value of a token is text: it cannot become formatting', () => {
  expect(finish('{brand}')).toEqual([{ tag: 'p', children: ['*Rail* <b>'] }])
})

test.each([
  ['<script>alert(1)</script>', 'markdown'],
  ['a <img src=x onerror=alert(1)> b', 'markdown'],
  ['![a](/b.png)', 'markdown'],
  ['![a][b]\n\n[b]: /c', 'markdown'],
  ['```\ncode\n```', 'markdown'],
  ['> quote', 'markdown'],
  ['a\n\n***\n\nb', 'markdown'],
  ['[a](/b "title")', 'markdown'],
  ['[](/b)', 'markdown'],
  ['# One', 'heading'],
  ['#### Four', 'heading'],
  ['## ', 'heading'],
  ['[a](javascript:alert(1))', 'link'],
  ['[a](java&#115;cript:alert(1))', 'link'],
  ['[a](<java\tscript:alert(1)>)', 'link'],
  ['<javascript:alert(1)>', 'link'],
  ['[a](http://x.example)', 'link'],
])('SEC-1 %j is refused', (text, code) => {
  expect(parseText(text, [2, 3]).findings.map((finding) => finding.code)).toContain(code)
})

test('a faulty text gives no more than a screen of findings', () => {
  expect(parseText('<b>x\n\n'.repeat(500), []).findings.length).toBeLessThanOrEqual(20)
})

test('ten thousand headings with the same words each get an id', () => {
  const used = new Map<string, number>()
  for (let number = 0; number < 10_000; number++) uniqueId('limits', used)
  expect(used.size).toBe(10_000)
  expect(uniqueId('limits', used)).toBe('limits-10001')
})

test('an id that only looks like a numbered twin is left alone', () => {
  const used = new Map<string, number>()
  expect(['a', 'a-2', 'a', 'a-2'].map((id) => uniqueId(id, used))).toEqual(['a', 'a-2', 'a-3', 'a-2-2'])
})
