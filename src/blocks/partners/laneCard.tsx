import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import type { Drawing } from '../../model/values.ts'
import { entryTitle, media, quiet, small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Disclosure } from './disclosure.tsx'

type Props = BlockProps['partners']
/** A partner as a lane shows it. */
export type Partner = Omit<Props['partners'][number], 'drawings'> & { drawings?: readonly Drawing[] }

/** A partner, and how many cards it has. */
export interface Lane {
  partner: Partner
  cards: number
}

/** The drawing of a card. */
export const art = { height: 168, width: 400 }
/** Height of the line above the lower edge of a lane, and its width. */
export const line = { middle: art.height / 2, width: 10 }
/** A part of the line: at its height, in its colour. */
export const across = { height: line.width, bottom: line.middle - line.width / 2, background: 'var(--c)' }

/** Height of a card whose parts are closed. */
const closed = 198
const card = css({
  position: 'relative',
  minHeight: closed + art.height,
  scrollSnapAlign: 'start',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  '&::before': { content: '""', position: 'absolute', right: '100%', width: 24, ...across },
  '&[data-at="1"]::before': { width: '50vw' },
  [media.fromDesktop]: {
    '&[data-last]::after': { content: '""', position: 'absolute', left: '100%', width: '100vw', ...across },
  },
  '&:has([open]) img': { opacity: 0 },
  // Where a partner is named once more, its name is no headline.
  '&:not([data-at="1"]) :is(h2, h3)': { color: theme.text2, fontWeight: 500 },
  '@media print': {
    minHeight: 0,
    marginBottom: theme.s4,
    border: `1px solid ${theme.rule}`,
    breakInside: 'avoid',
    '&::before, &::after': { display: 'none' },
  },
})
// What opens grows over the drawing, so the card keeps its height.
const sheet = css({
  position: 'relative',
  zIndex: 1,
  padding: '20px 22px 6px',
  borderRadius: theme.rL,
  background: theme.paper,
  '& > details:first-of-type': { marginTop: 14 },
})
const picture = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: art.height,
  overflow: 'hidden',
  borderRadius: `0 0 ${theme.rL} ${theme.rL}`,
  '& img': {
    position: 'absolute',
    left: '50%',
    width: art.width,
    maxWidth: 'none',
    marginLeft: -art.width / 2,
    transition: `opacity ${theme.t2}`,
  },
  // What opens hides the drawing, and with it the part of the line that is drawn there: the lane keeps its line.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, ...across, opacity: 0 },
  'li:has([open]) > &::before': { opacity: 1 },
  '@media print': { display: 'none' },
})

// Without a drawing the line runs on, with a station on it.
const through = css({
  position: 'absolute',
  insetInline: 0,
  ...across,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -9,
    left: 'calc(50% - 14px)',
    width: 28,
    height: 28,
    border: `6px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
  },
  // What opens grows over it, and would leave half of it.
  'li:has([open]) > &::after': { opacity: 0 },
  '@media print': { display: 'none' },
})

interface Placed {
  partner: Partner
  /** Its lane, and how often the partner has been named so far; both begin with 1. */
  lane: number
  at: number
  isLast: boolean
}

/** The cards with their places, in the order of the list. */
export function placed(partners: readonly Partner[], rows: readonly Lane[]): Placed[] {
  const seen = new Map<string, number>()
  return partners.map((partner) => {
    const at = (seen.get(partner.name) ?? 0) + 1
    seen.set(partner.name, at)
    const lane = rows.findIndex((row) => row.partner.name === partner.name)
    return { partner, lane: lane + 1, at, isLast: at === rows[lane]?.cards }
  })
}

/** A card of a lane: what opens in it grows over its drawing. */
export function LaneCard({
  partner: { name, line: colour, category, about, benefits, drawings },
  lane,
  at,
  isLast,
  Heading,
  aboutText,
  benefitsText,
}: Placed & Pick<Props, 'aboutText' | 'benefitsText'> & { Heading: 'h2' | 'h3' }) {
  const drawing = drawings?.[at - 1]
  return (
    <li css={card} data-line={colour} data-lane={lane} data-at={at} data-last={isLast ? '' : undefined}>
      <div css={sheet}>
        <Heading css={entryTitle}>
          <Title>{name}</Title>
        </Heading>
        <p css={[small, quiet]}>{category}</p>
        <Disclosure name={name} text={aboutText}>
          <p>{about}</p>
        </Disclosure>
        <Disclosure name={name} text={benefitsText}>
          <Ticks points={benefits} />
        </Disclosure>
      </div>
      {drawing ? (
        <div css={picture}>
          <Picture drawing={drawing} />
        </div>
      ) : (
        <div css={through} aria-hidden="true" />
      )}
    </li>
  )
}
