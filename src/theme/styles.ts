import { css } from '@emotion/react'
import { theme } from './tokens.ts'

/** The widths at which the layout changes, as media queries for emotion objects. */
export const media = {
  phone: '@media (max-width: 639px)',
  fromTablet: '@media (min-width: 640px)',
  tablet: '@media (min-width: 640px) and (max-width: 1199px)',
  fromPair: '@media (min-width: 768px)',
  fromCards: '@media (min-width: 900px)',
  belowCards: '@media (max-width: 899px)',
  belowDesktop: '@media (max-width: 1199px)',
  fromDesktop: '@media (min-width: 1200px)',
  /** Everything must be open: there is no script, or the page is on paper. */
  open: '@media (scripting: none), print',
} as const

/** Where the block before is white: two white sections in a row need one distance, not two. A `data-head` has none of its own. */
export const afterWhite = '[data-block]:has(> section:not([data-background], [data-head])) + [data-block] > &'

/** The page's column: 1280 px and the gutters. */
export const wrap = css({
  width: '100%',
  maxWidth: `calc(1280px + 2 * ${theme.gutter})`,
  marginInline: 'auto',
  paddingInline: theme.gutter,
})

/** The sentence under a heading. Its lines are of like length: `pretty` leaves two words alone in the last one. */
export const lead = css({
  maxWidth: '34em',
  color: 'var(--quiet)',
  fontSize: theme.fsLead,
  lineHeight: 1.5,
  textWrap: 'balance',
})

/** Narrow letters, set tightly: their own space is too narrow between words, so it grows with them. */
export const condensed = (width: 84 | 86 | 88 | 90) => ({ fontStretch: `${width}%`, wordSpacing: '.05em' }) as const

/** The title of an entry in a list of many: as large as h4, whatever its place in the outline. */
export const entryTitle = css({ fontSize: theme.fs4, ...condensed(90), lineHeight: 1.25, letterSpacing: '-.01em' })

/** Secondary running text. */
export const quiet = css({ color: 'var(--quiet)' })

/** Labels and captions. */
export const small = css({ fontSize: theme.fsSm, lineHeight: 1.5 })

/** A card that is pressed as a whole: its one link lies over all of it and keeps its own words. It needs a position. */
export const pressable = css({
  transition: `border-color ${theme.t2}`,
  '&:has(a:active)': { scale: '.99' },
  '& a::before': { content: '""', position: 'absolute', zIndex: 2, inset: 0, borderRadius: theme.rL },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  '&:hover, [data-background] &:hover': { borderColor: theme.ink },
})

/** A decorative drawing of lines: no fill, round joins, allowed to run past its own box. */
export const lines = css({
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // On the dark background of a system that chooses its colours; see global.css.
  filter: 'var(--contour, none)',
})

/** How far from the right edge of the column the line of a head's points goes down, to a frame below the head. */
export const pointsTurn = 60

/** The height of the button that opens a search, in px: a head may keep room for it. */
export const searchHeight = 60

/** The lower edge of a low head: what belongs to it is in there. */
export const heroFoot = 'clamp(40px, 4.5vw, 72px)'
