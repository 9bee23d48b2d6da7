import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { plainMarkdown } from '../../../src/content/fields/markdown.ts'

/** A tree without the lines and columns of its places. */
function bare(node: Nodes): unknown {
  const { start, end } = node.position ?? {}
  const { position: _, ...rest } = node
  const children = 'children' in node ? { children: node.children.map(bare) } : {}
  return { ...rest, title: undefined, start: start?.offset, end: end?.offset, ...children }
}

const pieces =
  'word|\n|=|Two words|é|🚉|a.b|{brand}|,|:|?|(|)|!|"|[|]|](/a)|[b](/c#d?e=f)|[ ](/a)|[x](mailto:{email})|[a](b "c")|\n|\n\n|\n\n\n| |  |-|- |+ |1. |12) |1.|===|---|#|# |>|~~~|*|**|_|`|\\|<|<b>|&amp;|&|\t|\r\n|\0|\u00a0|\u2028|\ufeff|![a](/b)|[a]: /b'.split(
    '|',
  )

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test('words and links are read as the parser of Markdown reads them', () => {
  const next = random(7)
  let plain = 0
  for (let turn = 0; turn < 20_000; turn++) {
    // Mostly the first pieces, or nearly every text would hold something else.
    const any = () => pieces[Math.floor(next() ** 2 * pieces.length)] ?? ''
    const text = Array.from({ length: 1 + Math.floor(next() * 7) }, any).join(next() < 0.5 ? '' : ' ')
    const read = plainMarkdown(text)
    if (!read) continue
    plain++
    expect({ text, read: read.map(bare) }).toEqual({ text, read: fromMarkdown(text).children.map(bare) })
  }
  expect(plain).toBeGreaterThan(2000)
})
