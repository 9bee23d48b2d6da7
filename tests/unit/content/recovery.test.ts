import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { applyEdits } from '../../../src/content/json/edits.ts'
import { type Node, parseTree } from '../../../src/content/json/tree.ts'
import { recover } from '../../../src/content/recovery/index.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { isFull, sample } from '../../support/sample.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('content recovery')

const { keys } = loadContent('pages')
const texts = new Map(keys.map((key) => [key, readFileSync(`pages/${key}`, 'utf8')]))

/** A character of the form of a document, or a line of brackets. */
interface Part {
  key: string
  at: number
  length: number
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
const without = (text: string, { at, length }: Part) => text.slice(0, at) + text.slice(at + length)
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** All parts of a text without which it is no JSON any more. The first and the last bracket are another matter. */
function partsOf(key: string, text: string): Part[] {
  const form = /(?<!\\)"|[{}[\],:](?=(?:[^"\n\\]|\\.|"(?:[^"\n\\]|\\.)*")*$)|^[ \t]+[{}[\]]+,?\n/gm
  const parts = [...text.matchAll(form)].map(({ index, 0: part }) => ({ key, at: index, length: part.length }))
  return parts.slice(1, -1)
}

const parts = [...texts].flatMap(([key, text]) => partsOf(key, text))

/**
 * Whether both brackets of one group or list are among the parts: that is one mistake in two places. Of several closing
 * brackets in a row nobody can tell which one is missing.
 */
function isPair(text: string, [first, second]: readonly Part[]): boolean {
  if (!first || !second) return false
  const visit = ({ offset, length, children = [], type }: Node): boolean => {
    const isOpened = /object|array/.test(type) && offset >= first.at && offset < first.at + first.length
    const closing = text.slice(Math.min(second.at, offset + length), Math.max(second.at, offset + length))
    return (isOpened && /^[\]}\s]*$/.test(closing)) || children.some(visit)
  }
  const tree = parseTree(text)
  return tree !== undefined && visit(tree)
}

/**
 * How the findings of a text differ from one for each part that was taken out of it, or from one for both brackets of the
 * same group; '' when they do not.
 */
function judge(text: string, gone: readonly Part[]): string {
  const broken = gone.toReversed().reduce(without, text)
  const findings = recover(broken).findings
  const said = findings.map(({ start, message }) => `${lineOf(broken, start)} ${message}`).join('\n')
  const isOne = findings.length === 1 && isPair(text, gone)
  if (findings.length !== gone.length && !isOne) return `${findings.length} findings:\n${said}`
  let lost = 0
  for (const part of gone) {
    const line = lineOf(text, part.at) - lost
    lost += text.slice(part.at, part.at + part.length).split('\n').length - 1
    const isNear = (offset: number) => Math.abs(lineOf(broken, offset) - line) <= 1
    const isSaid = (message: string) => isOne && Math.abs(Number(/ line (\d+)/.exec(message)?.[1]) - line) <= 1
    if (!findings.some(({ start, end, message }) => isNear(start) || isNear(end) || isSaid(message)))
      return `none in line ${line}:\n${said}`
  }
  const fixed = applyEdits(
    broken,
    findings.flatMap(({ fix }) => fix?.edits ?? []),
  )
  return isJson(fixed) ? '' : `the fixes leave no JSON:\n${said}`
}

const describePart = (text: string, { key, at, length }: Part) =>
  `${key}:${lineOf(text, at)} ${JSON.stringify(text.slice(at - 20, at))} without ${JSON.stringify(text.slice(at, at + length))}`

test('there are thousands of characters to forget', () => expect(parts.length).toBeGreaterThan(10_000))

test('DOC-7 a character of the form that is missing, or a line of brackets, is one finding in its line', () => {
  const wrong = sample(parts, isFull ? parts.length : 120, 'forgotten').flatMap((part) => {
    const text = texts.get(part.key) ?? ''
    if (isJson(without(text, part))) return []
    const finding = judge(text, [part])
    return finding === '' ? [] : [`${describePart(text, part)}: ${finding}`]
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test('DOC-7 two of them, in different places of a document, are two findings, each in its line', () => {
  const random = createRandom(`forgotten twice ${seed}`)
  const below = (number: number) => Math.floor(random() * number)
  const total = isFull ? 3000 : 45
  // Of some pairs there is a reading with one slip that explains both, and nobody can know better: about 1 in 3,000.
  const most = Math.ceil(total / 1000)
  const wrong: string[] = []
  for (let done = 0; done < total && wrong.length <= most; ) {
    const first = parts[below(parts.length)] as Part
    const text = texts.get(first.key) ?? ''
    const own = parts.filter(({ key, at }) => key === first.key && lineOf(text, at) > lineOf(text, first.at) + 11)
    const second = own[below(own.length)]
    if (!second || [[first], [second], [first, second]].some((gone) => isJson(gone.toReversed().reduce(without, text))))
      continue
    done++
    const finding = judge(text, [first, second])
    if (finding !== '') wrong.push(`${describePart(text, first)}, ${describePart(text, second)}: ${finding}`)
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most)
})

describe('the lines help where they are indented, and do no harm where they are not', () => {
  const text = texts.get('payout.json') ?? ''
  test.each<[string, (text: string) => string]>([
    ['on one line', (one) => JSON.stringify(JSON.parse(one))],
    ['not indented', (one) => one.replace(/^ +/gm, '')],
    ['with tabs', (one) => one.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
    ['with other lines indented at random', (one) => one.replace(/^ +/gm, (space, at: number) => space.slice(at % 3))],
    ['with line breaks of Windows', (one) => one.replaceAll('\n', '\r\n')],
  ])('%s', (name, form) => {
    const formed = form(text)
    const own = partsOf('payout.json', formed).filter(({ length }) => length === 1)
    const wrong = sample(own, isFull ? 1000 : 15, `forms ${name}`).flatMap((part) => {
      const broken = without(formed, part)
      const findings = isJson(broken) ? [] : recover(broken).findings
      return findings.length > 1
        ? [`${describePart(formed, part)}: ${findings.map(({ message }) => message).join(' ')}`]
        : []
    })
    expect(wrong).toEqual([])
  })
})
