import { css, type SerializedStyles } from '@emotion/react'
import { theme } from '../../theme/tokens.ts'

// Widths in em of the condensed face, as they are set here: a word need not be exactly as wide as the page.
const widths: readonly (readonly [RegExp, number])[] = [
  [/[Iijl ]/, 0.2],
  [/[Jfrt-]/, 0.3],
  [/[acekvxyz]/, 0.42],
  [/s/, 0.38],
  [/[EFLSTZ]/, 0.46],
  [/[mwMW]/, 0.74],
  [/\p{Lu}/u, 0.55],
]
const usual = 0.475
/** What is after the last letter. */
const after = 0.06

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? usual

/** How much wider a word may be than the one before it in the list, so that they have one size. */
const step = 1.03
const ems = Array.from({ length: 92 }, (_, at) => step ** at)

/** For a word of so many em: as large as its page is wide. One that would be small is broken. */
const sizes: readonly SerializedStyles[] = ems.map((em) =>
  css({
    fontSize: `clamp(2.75rem, min((100vw - 2 * ${theme.gutter}) / ${em.toFixed(2)}, 1280px / ${em.toFixed(2)}), 20rem)`,
    lineHeight: 0.95,
    letterSpacing: '-.04em',
    maxWidth: 'none',
    // The stem of its first letter is above those of the page, not the space before it.
    marginLeft: '-.035em',
  }),
)

/** The size at which a word fills the column of its page. */
export function fitted(word: string): SerializedStyles | undefined {
  const em = [...word].reduce((sum, letter) => sum + widthOf(letter), -after)
  return sizes.at(ems.findIndex((width) => width >= em))
}
