import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { entryTitle, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Mark } from '../../ui/images/mark.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { across, type Lane, LaneCard, line, type Partner, placed } from './laneCard.tsx'

type Props = BlockProps['partners'] & { id?: string }
/** How many partners have a lane. */
const mostLanes = 9
/** How many cards a lane has. */
const most = 3

/** A lane for each partner, with a card for each time that it is named; undefined where there are too many. */
export function lanesOf(partners: readonly Partner[]): Lane[] | undefined {
  const lanes = new Map<string, Lane>()
  for (const partner of partners) {
    const lane = lanes.get(partner.name) ?? { partner, cards: 0 }
    lanes.set(partner.name, { ...lane, cards: lane.cards + 1 })
  }
  const all = [...lanes.values()]
  return all.length <= mostLanes && all.every(({ cards }) => cards <= most) ? all : undefined
}

const upTo = (length: number) => Array.from({ length }, (_, at) => at + 1)

const section = css({
  overflowX: 'clip',
  '[data-block]:has(> [data-background=mist]) + [data-block] > &': { paddingTop: 0 },
})
// From one edge of the page to the other.
const scroller = css({
  marginInline: `calc(-1 * ${theme.gutter})`,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: theme.gutter,
  scrollbarWidth: 'thin',
  '&:focus-visible': { outlineOffset: -3 },
  [media.fromDesktop]: { marginInline: 0, overflow: 'visible' },
  '@media print': { marginInline: 0, overflow: 'visible' },
})
// Below 1200 px the lanes scroll together, and the next card shows its edge. The order of the document is that of the
// list; the place of a card is its lane.
const lanes = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 276,
  gap: theme.s4,
  width: 'max-content',
  padding: `4px ${theme.gutter}`,
  [media.fromDesktop]: {
    gridTemplateColumns: `176px repeat(${most}, minmax(0, 1fr))`,
    gap: 24,
    width: 'auto',
    padding: 0,
  },
  '@media print': { display: 'block', width: 'auto', padding: 0 },
  ...Object.fromEntries(
    upTo(mostLanes).flatMap((lane) => [
      [`& > [data-lane="${lane}"]`, { gridRow: lane * 2, [media.fromDesktop]: { gridRow: lane } }],
      [`& > [data-lane="${lane}"][aria-hidden]`, { gridRow: lane * 2 - 1, [media.fromDesktop]: { gridRow: lane } }],
    ]),
  ),
  ...Object.fromEntries(
    upTo(most).map((at) => [`& > [data-at="${at}"]`, { gridColumn: at, [media.fromDesktop]: { gridColumn: at + 1 } }]),
  ),
})
const head = css({
  position: 'sticky',
  left: 0,
  gridColumn: `1 / span ${most}`,
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: theme.s3,
  color: 'var(--cx)',
  '& > b': { color: theme.ink },
  [media.belowDesktop]: { marginTop: theme.s4, '& > span': { minWidth: 32, minHeight: 32 } },
  // The station of the lane, on a line that comes from the edge of the page.
  [media.fromDesktop]: {
    position: 'relative',
    // The line that comes from the edge belongs to the first card, and runs behind the mark.
    zIndex: 1,
    gridColumn: 1,
    justifySelf: 'stretch',
    '&::before': { content: '""', position: 'absolute', left: '-50vw', right: -24, ...across },
    '& > span': {
      position: 'absolute',
      bottom: line.middle - 44,
      left: 0,
      minWidth: 88,
      height: 88,
      border: `7px solid ${theme.ink}`,
      // A ring, or a longer station around a mark that is wide.
      borderRadius: 44,
      background: theme.paper,
    },
    '& > b': { position: 'absolute', bottom: line.middle + 56, left: 0 },
  },
  '@media print': { display: 'none' },
})
const more = css({ marginTop: theme.s6 })

/** A lane for each partner, with a card for each piece of work; on narrow pages the lanes scroll sideways. */
export function PartnerLanes({
  id,
  title,
  partners,
  aboutText,
  benefitsText,
  link,
  lanes: rows,
}: Props & { lanes: readonly Lane[] }) {
  const Heading = title ? 'h3' : 'h2'
  // What may scroll must be reached with the keys, and then it needs a name.
  const region = { role: 'region', tabIndex: 0, 'aria-label': rows.map(({ partner }) => partner.category).join(', ') }
  return (
    <Section id={id} css={section} background="mist">
      {title && <SectionHead title={title} />}
      <div css={scroller} {...region}>
        <ul css={lanes}>
          {rows.map(({ partner: { name, mark, line: colour, category } }, at) => (
            <li key={name} css={head} data-line={colour} data-lane={at + 1} aria-hidden="true">
              <Mark mark={mark} name={name} size="station" />
              <b css={entryTitle}>{category}</b>
            </li>
          ))}
          {placed(partners, rows).map((one) => (
            <LaneCard key={`${one.partner.name} ${one.at}`} {...one} {...{ Heading, aboutText, benefitsText }} />
          ))}
        </ul>
      </div>
      {link && (
        <p css={more}>
          <TextLink href={link.href}>{link.text}</TextLink>
        </p>
      )}
    </Section>
  )
}
