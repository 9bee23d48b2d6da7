import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import catalogue from '../../../src/content/schema/catalogue.gen.json'
import { tokens } from '../../../src/theme/tokens.ts'
import { contrast } from '../../support/contrast.ts'

const css = readFileSync('src/theme/global.css', 'utf8')

/** The custom properties and colours that a rule sets: `--quiet` → `--text-2`. */
function ruleOf(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`)
  if (start < 0) throw new Error(`global.css has no rule for ${selector}`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/([\w-]+): var\((--[\w-]+)\);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** `--on-ink-2` → the colour of the token `onInk2`. */
function colour(variable: string): string {
  const name = variable.slice(2).replace(/-([a-z0-9])/g, (_, character: string) => character.toUpperCase())
  const value = (tokens as Record<string, string>)[name]
  if (!value?.startsWith('#')) throw new Error(`${variable} is no colour`)
  return value
}

interface Schema {
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** Every value that a field of this name can have in any block. */
function choices(...names: string[]): string[] {
  const found = new Set<string>()
  const visit = ({ properties = {}, items }: Schema) => {
    for (const [key, field] of Object.entries(properties)) {
      if (names.includes(key)) for (const value of field.enum ?? []) found.add(String(value))
      visit(field)
    }
    if (items) visit(items)
  }
  for (const schema of Object.values(catalogue.blocks)) visit(schema as Schema)
  return [...found].sort()
}

const lines = choices('line')
const backgrounds = choices('background', 'tone')
const common = ruleOf(':root')
const lineColours = (line: string) => ruleOf(`[data-line="${line}"]`)

/** The rules of a background. Where it is the tint of a line it is that of the line that the block has: any of them. */
function backgroundsOf(choice: string): { name: string; rule: Record<string, string> }[] {
  if (choice === 'tint')
    return lines.map((line) => ({
      name: `${line} tint`,
      rule: { ...common, background: lineColours(line)['--ct'] ?? '' },
    }))
  if (lines.includes(choice) && !css.includes(`\n[data-background="${choice}"] {`))
    return [{ name: `${choice} tint`, rule: { ...common, background: lineColours(choice)['--ct'] ?? '' } }]
  return [{ name: choice, rule: { ...common, ...ruleOf(`[data-background="${choice}"]`) } }]
}

describe('A11Y-1 no choice of colours that a document can make is hard to read', () => {
  test('there are choices', () => {
    expect(lines).toEqual(['clay', 'lagoon', 'sky', 'sun'])
    expect(backgrounds.length).toBeGreaterThan(4)
  })

  test.each(backgrounds.flatMap(backgroundsOf))('the words and controls on $name', ({ rule }) => {
    const background = colour(rule.background ?? '')
    for (const words of ['--on', '--quiet'])
      expect(contrast(colour(rule[words] ?? ''), background), words).toBeGreaterThanOrEqual(4.5)
    for (const part of ['--control', '--focus'])
      expect(contrast(colour(rule[part] ?? ''), background), part).toBeGreaterThanOrEqual(3)
    expect(contrast(colour(rule['--inverse'] ?? ''), colour(rule['--on'] ?? ''))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(lines)('the words in the colour of the line %s, on light backgrounds and on its tint', (line) => {
    const { '--cx': words = '', '--ct': tint = '' } = lineColours(line)
    for (const background of [tint, '--paper', '--mist'])
      expect(contrast(colour(words), colour(background)), background).toBeGreaterThanOrEqual(4.5)
  })
})
