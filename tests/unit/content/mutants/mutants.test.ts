import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examplePages } from '../../../../scripts/lib/examplePages.ts'
import { examplePictures } from '../../../../scripts/media/examples.ts'
import { loadContent } from '../../../../scripts/lib/readContent.ts'
import type { Finding } from '../../../../src/content/finding/finding.ts'
import { fileOf, kindOf, notFoundRoute } from '../../../../src/model/route.ts'
import { createRenderer } from '../../../../src/entryServer.tsx'
import { createRandom } from '../../../../scripts/test/random.ts'
import type { Damage, Mutant } from './damage.ts'
import { textDamages } from './textDamage.ts'
import { valueDamages } from './valueDamage.ts'
import { takeTurns } from '../../../support/turns.ts'

takeTurns('mutants mutants')

const damages = { ...textDamages, ...valueDamages }

const { content, keys } = loadContent('pages')
for (const [name, file] of examplePictures()) content.setPicture(name, file)
const renderer = createRenderer()
const documents = new Map(keys.map((key) => [key, readFileSync(`pages/${key}`, 'utf8')]))
for (const { type, number, text } of examplePages())
  documents.set(`example-${type.toLowerCase()}-${number}.json`, `${JSON.stringify(JSON.parse(text), null, 2)}\n`)

const total = process.env.BRIGHTRAIL_FULL === '1' ? 10_000 : 500
const share = Math.ceil(total / Object.keys(damages).length)

const line = ({ file, code, pointer, message }: Finding) => `${file}${pointer} ${code} ${message}`
const errorsNow = () => content.findings().filter(({ severity }) => severity === 'error')

/** What each example has to say without damage: its links lead to pages that another document has. */
const known = new Map<string, Set<string>>()
function findingsBefore(key: string, text: string): Set<string> {
  const found = known.get(key)
  if (found) return found
  content.set(key, text)
  const findings = new Set(errorsNow().map(line))
  known.set(key, findings)
  return findings
}

function restore(key: string, text: string): void {
  if (keys.includes(key)) content.set(key, text)
  else content.delete(key)
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ')

/** Draws the pages that hold a document, unless they could not be drawn before. Throws what drawing throws. */
function draw(key: string, isWhole: boolean): void {
  const site = content.site()
  const users = content.affected(key).map((route) => (route === notFoundRoute ? '_404.json' : fileOf(route)))
  for (const user of kindOf(key) === 'page' ? [key] : users.slice(0, 1)) {
    const found = content.draft(user)
    if (!found && !isWhole) continue
    if (!found || !site) throw new Error(`${user} has no error, and no page`)
    const document = { route: found.route, file: found.file, hash: 'h', site: 's', code: 'c', page: found.page }
    const { head, top, body, foot } = renderer.page(document, site, found.pointers)
    expect(words(head + top + body + foot)).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]/)
  }
}

/** What is wrong with how a mutant is received, undefined when nothing. */
function judge(key: string, original: string, { text, isWrong, isOne }: Mutant): string | undefined {
  const before = findingsBefore(key, original)
  content.set(key, text)
  const errors = errorsNow().filter((finding) => !before.has(line(finding)))
  const told = errors.map(line).join('\n')
  if (isWrong && errors.length === 0) return 'has no error'
  if (isOne && errors.length > 1) return `has more than one finding:\n${told}`
  if (errors.some(({ message }) => !/^\P{Ll}.*[.?]$/su.test(message))) return `is not told in sentences:\n${told}`
  if (errors.length > 0) return undefined
  try {
    draw(key, before.size === 0)
  } catch (error) {
    return `cannot be drawn: ${String(error)}`
  }
  return undefined
}

function mutantsOf(name: string, damage: Damage): string[] {
  const random = createRandom(name)
  const all = [...documents]
  const findings: string[] = []
  for (let done = 0, tries = 0; done < share && tries < share * 20; tries++) {
    const [key, original] = all[Math.floor(random() * all.length)] ?? ['', '']
    const mutant = damage(original, random)
    if (!mutant || mutant.text === original) continue
    done++
    const finding = judge(key, original, mutant)
    restore(key, original)
    if (finding) findings.push(`${key} ${finding}\n${difference(original, mutant.text)}`)
  }
  return findings
}

/** The first line that differs, for people who look for the reason. */
function difference(before: string, after: string): string {
  const lines = before.split('\n')
  const at = after.split('\n').findIndex((one, index) => one !== lines[index])
  return `line ${at + 1}: ${(after.split('\n')[at] ?? '(missing)').slice(0, 160)}`
}

describe('T-R17 a damaged document is refused in words, or drawn', () => {
  it('there are more than 30 kinds of damage', () => expect(Object.keys(damages).length).toBeGreaterThan(30))

  it.each(Object.entries(damages))('%s', (name, damage) => expect(mutantsOf(name, damage)).toEqual([]), 600_000)
})

describe('T-R17 a document that cannot be read', () => {
  it.each(keys.filter((key) => key !== '_site.json'))(
    '%s is told of once, and not by those that refer to it',
    (key) => {
      content.set(key, (documents.get(key) ?? '').slice(0, -3))
      const errors = errorsNow()
      restore(key, documents.get(key) ?? '')
      expect(errors.map(({ file }) => file)).toEqual([`pages/${key}`])
    },
  )
})
