import { css, type SerializedStyles } from '@emotion/react'
import { theme } from '../../theme/tokens.ts'

// Widths in em of the condensed face, as they are set here: a word need not be exactly as wide as the page.
const narrow = 0.26
const usual = 0.44
const capital = 0.52
const wide = 0.72

function widthOf(letter: string): number {
  if (/[iljtfrI ]/.test(letter)) return narrow
  if (/[mwMW]/.test(letter)) return wide
  return /\p{Lu}/u.test(letter) ? capital : usual
}

const step = 0.25
const widths = Array.from({ length: 56 }, (_, at) => (at + 4) * step)

/** For a word of so many em: as large as its page is wide. One that would be small is broken. */
const sizes: readonly SerializedStyles[] = widths.map((em) =>
  css({
    fontSize: `clamp(2.75rem, min((100vw - 2 * ${theme.gutter}) / ${em}, 1280px / ${em}), 20rem)`,
    lineHeight: 0.95,
    letterSpacing: '-.04em',
    maxWidth: 'none',
  }),
)

/** The size at which a word fills the column of its page. */
export function fitted(word: string): SerializedStyles | undefined {
  const em = [...word].reduce((sum, letter) => sum + widthOf(letter), 0)
  return sizes[Math.min(sizes.length - 1, Math.max(0, Math.ceil(em / step) - 4))]
}
