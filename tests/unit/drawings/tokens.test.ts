import { expect, it } from 'vitest'
import { cssVariables, theme, tokens } from '../../../src/theme/tokens.ts'

it('tokens have one custom property each, which the theme refers to', () => {
  const css = cssVariables()
  for (const [name, value] of Object.entries(tokens)) {
    const reference = theme[name as keyof typeof tokens]
    expect(css).toContain(`${reference.slice('var('.length, -1)}:${value}`)
  }
  expect([theme.onInk2, theme.mist2, theme.fsHero, theme.fs1, theme.s1, theme.rL]).toEqual(
    ['on-ink-2', 'mist-2', 'fs-hero', 'fs-1', 's1', 'r-l'].map((name) => `var(--${name})`),
  )
})
