import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { type Literals, rewriteSite } from '../../../scripts/test/rewrite.ts'
import type { Finding } from '../../../src/content/finding/index.ts'
import { fileOf } from '../../../src/model/route.ts'
import literals from '../../literals.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'brightrail-rewritten-'))
afterAll(() => rmSync(folder, { recursive: true }))

function rewritten(seed: string): string {
  const to = join(folder, seed)
  rewriteSite('pages', to, literals, seed)
  return to
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [value]
const read = (pages: string, key: string) => JSON.parse(readFileSync(join(pages, key), 'utf8')) as unknown

describe('a site in other words', () => {
  const pages = rewritten('one')
  const { content, keys } = loadContent(pages)

  it('has no findings that the site does not have', () => {
    const codesIn = (findings: readonly Finding[]) => findings.map(({ code, pointer }) => `${code} ${pointer}`)
    const after = content.findings()
    const messages = after.map(({ file, line, message }) => `${file}:${line} ${message}`)
    expect(codesIn(after), messages.join('\n')).toEqual(codesIn(loadContent('pages').content.findings()))
  })

  it('says almost nothing as it was said', () => {
    // Most of the site's document is for editors: words to avoid, notes.
    for (const key of keys.filter((one) => one !== '_site.json')) {
      const [before, after] = [valuesOf(read('pages', key)), valuesOf(read(pages, key))]
      expect(after.length, key).toBe(before.length)
      const sentences = before.filter((value) => typeof value === 'string' && value.split(' ').length > 6)
      const kept = sentences.filter((sentence) => after.includes(sentence))
      expect(kept.length, `${key}: ${kept.join('\n')}`).toBeLessThanOrEqual(sentences.length / 5)
    }
  })

  it('keeps what the requirements demand', () => {
    const texts = Object.fromEntries(keys.map((key) => [key, readFileSync(join(pages, key), 'utf8')]))
    const places = Object.values(literals as Literals).flatMap((inner) => Object.entries(inner))
    for (const [place, demanded] of places) {
      const key = place === 'site' ? '_site.json' : place === '404' ? '_404.json' : fileOf(place)
      const before = readFileSync(join('pages', key), 'utf8')
      for (const text of demanded.filter((one) => before.includes(one))) expect(texts[key]).toContain(text)
    }
  })

  it('is the same for the same seed, and another for another one', () => {
    const text = (seed: string) => readFileSync(join(rewritten(seed), 'faqs.json'), 'utf8')
    expect(text('two')).not.toBe(text('three'))
    expect(text('one')).toBe(readFileSync(join(pages, 'faqs.json'), 'utf8'))
  })
})
