import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkFault, MediaFile } from '../../src/model/media.ts'
import type { Code } from '../../src/content/rules/index.ts'

/**
 * A document of a case: its lines, a change of the document in _base.json, a part repeated in it, nothing (the file is
 * missing), or the reason for which it cannot be read.
 */
export type Input =
  | string[]
  | { replace: [string, string][] }
  | { repeat: string; times: number; before: string; after: string }
  | { unread: string }
  | null

/** Where a finding is, as a case names it. */
export interface Expected {
  code: Code
  file: string
  line: number
  column: number
  /** The text that the finding covers. */
  at: string
  message?: string
}

/** An example of a site with one mistake, or of the same site without it. */
export interface Case {
  name: string
  /** The day on which it is looked at. */
  today?: string
  in: Record<string, Input>
  /** The documents as they were, of a rule that compares. */
  before?: Record<string, Input>
  /** The pictures beside the documents. */
  media?: Pictures
  out: Expected[]
  /** Applying the fixes leaves nothing to be found. */
  fixed?: boolean
}

/** Pictures by their names: what a case leaves out is as in a picture that fits everywhere. */
export type Pictures = Record<string, Partial<Omit<MediaFile, 'coloured'>> & { coloured?: MarkFault }>

/** The pictures as the store takes them. */
export function mediaOf(pictures: Pictures = {}): Map<string, MediaFile> {
  return new Map(
    Object.entries(pictures).map(([name, { coloured, ...picture }]) => {
      const file = { width: 2560, height: 1440, bytes: 200_000, src: `/assets/media/${name}`, sources: [], ...picture }
      return [name, { ...file, coloured: () => coloured }]
    }),
  )
}

/** The documents of a case, by their keys, and the files that cannot be read. */
export interface CaseSite {
  texts: Record<string, string>
  unread: Record<string, string>
}

const folder = 'tests/fixtures'
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))

/** The small site without findings from which all cases start. */
export const baseSite = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(read('invalid', '_base.json') as Record<string, string[]>).map(([key, lines]) => [
      key,
      lines.join('\n'),
    ]),
  )

/** All mistakes of the collection, each with what is found. */
export const readMistakes = (): Case[] =>
  readdirSync(join(folder, 'invalid'))
    .filter((name) => !name.startsWith('_'))
    .sort()
    .map((name) => read('invalid', name) as Case)

/** The site of a case. Throws when it changes words that the small site does not hold. */
export function siteOfCase({ in: input }: Pick<Case, 'in'>): CaseSite {
  const texts = baseSite()
  const unread: Record<string, string> = {}
  for (const [key, change] of Object.entries(input)) {
    if (change === null) delete texts[key]
    else if (Array.isArray(change)) texts[key] = change.join('\n')
    else if ('unread' in change) unread[key] = change.unread
    else if ('repeat' in change) texts[key] = change.before + change.repeat.repeat(change.times) + change.after
    else texts[key] = replaced(key, texts[key] ?? '', change.replace)
  }
  return { texts, unread }
}

function replaced(key: string, text: string, pairs: readonly [string, string][]): string {
  let whole = text
  for (const [from, to] of pairs) {
    if (!whole.includes(from)) throw new Error(`${key} does not hold ${from}`)
    whole = whole.replace(from, () => to)
  }
  return whole
}

/** The cases of a rule: its own bad and good one, or the first of the collection of mistakes that shows it. */
export interface RuleCases {
  bad: Case
  /** Absent: what the fixes make of the bad one, or the small site itself. */
  good?: Case
}

/** The cases of all rules that have one, by their codes. */
export function readRuleCases(): Map<Code, RuleCases> {
  const found = new Map<Code, RuleCases>()
  for (const name of readdirSync(join(folder, 'rules')).sort()) {
    const good = existsSync(join(folder, 'rules', name, 'good.json'))
      ? { good: read('rules', name, 'good.json') as Case }
      : {}
    found.set(name as Code, { bad: read('rules', name, 'bad.json') as Case, ...good })
  }
  for (const one of readMistakes()) {
    const [first] = one.out
    if (first && one.out.length === 1 && !found.has(first.code)) found.set(first.code, { bad: one })
  }
  return found
}
