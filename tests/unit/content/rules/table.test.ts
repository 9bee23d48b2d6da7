import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Code, rules, ruleThemes } from '../../../../src/content/rules/rules.ts'

const codes = Object.keys(rules) as Code[]

describe('DOC-7 the table of rules', () => {
  test('holds each code in one theme', () => {
    const all = Object.values(ruleThemes).flatMap((theme) => Object.keys(theme))
    expect(all.toSorted()).toEqual(codes.toSorted())
  })

  test('holds the rules of each file', () => {
    const list = readFileSync('src/content/rules/rules.ts', 'utf8')
    const files = readdirSync('src/content/rules/list')
    expect(files.filter((file) => !list.includes(`from './list/${file}'`))).toEqual([])
  })

  test.each(codes)('%s says in whole sentences why it is there and how to fix what it finds', (code) => {
    const { title, why, howToFix } = rules[code]
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    for (const text of [why, howToFix]) {
      expect(text).toMatch(/^\P{Ll}.*[.:}\]]$/u)
      expect(text).not.toMatch(/invalid|undefined|\bnot valid\b|JSON Schema|regex/i)
    }
  })

  test('no rule about what cannot be drawn can be silenced', () => {
    for (const theme of ['Files and characters', 'Fields and values', 'Links and addresses'] as const) {
      for (const [code, { severity, silenceable }] of Object.entries(ruleThemes[theme])) {
        expect(silenceable, code).toBe(severity !== 'error')
      }
    }
  })
})
