import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Icon } from '../ui/images/icon.tsx'
import { RichText } from '../ui/text/richText.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { apart, station, stationList } from '../ui/lines/stationLine.ts'
import { StationScreen } from '../ui/lines/stationScreen.tsx'
import { Title } from '../ui/text/words.tsx'

const list = stationList(media.fromCards, theme.lagoon)
const entries = css({ '& > li': { display: 'grid', alignContent: 'start', gap: 8 } })
const stop = station(media.fromCards)
const tick = css({ '& > svg': { strokeWidth: 2.5 } })

// With screens. Whether a thing is there is said in them: their rings are empty, and smaller.
const withScreens = stationList(media.fromDesktop, theme.lagoon)
// Four beside one another would be too small to read.
const down = stationList('@media not all', theme.lagoon)
const plainStop = css({ top: 2, width: 28, height: 28, border: `6px solid ${theme.ink}` })
const screen = css({ marginTop: 8 })
// The smaller rings begin at the edge of the heading, as in the steps of a product, and the line goes through them.
const withScreen = css({
  '&&': { paddingLeft: 60 },
  '&&:not(:last-child)::before': { left: 10 },
  '@media (min-width: 640px)': {
    '&&': { gridTemplate: 'auto auto 1fr / minmax(0, 1fr) clamp(324px, 44vw, 400px)', columnGap: theme.s5 },
    '& > div': { gridArea: '1 / 2 / span 3', marginTop: 0, maxWidth: 'none' },
  },
})

// Side by side the line comes from the edge of the page and goes through the screens, and dots say that more comes.
const dock = 22
const thick = 10
// Only at the sides: its title may begin where the section does, and letters reach above their line.
const section = css({ overflowX: 'clip' })
const onLine = css({
  [media.fromDesktop]: {
    '&& > li': {
      padding: 0,
      gridTemplate: 'none',
      '&::before': { content: 'none' },
      '& > span': { display: 'none' },
      '& > div': {
        gridArea: 'auto',
        order: -1,
        position: 'relative',
        isolation: 'isolate',
        marginBottom: 20,
      },
      '& > div::before, & > div::after': { content: '""', position: 'absolute', forcedColorAdjust: 'none' },
      '& > div::after': {
        zIndex: -1,
        inset: `calc(50% - ${thick / 2}px) -${apart}px auto 0`,
        height: thick,
        background: `var(--c, ${theme.lagoon})`,
      },
      '&:first-of-type > div::after': { left: '-50vw' },
      '&:last-of-type > div::after': {
        inset: `calc(50% - ${thick / 2}px) -97px auto calc(100% + 13px)`,
        background: `radial-gradient(circle, ${theme.edge} 4.5px, transparent 5px) 0 0 / 28px 100%`,
      },
      // Where it docks, on the left and on the right.
      '& > div::before': {
        inset: `calc(50% - ${dock / 2}px) -${dock / 2}px auto`,
        height: dock,
        background: ['left', 'right']
          .map(
            (side) =>
              `${side} / ${dock}px 100% no-repeat radial-gradient(circle, ${theme.paper} 6.5px, ${theme.ink} 7px 10.5px, transparent 11px)`,
          )
          .join(),
      },
    },
  },
})
// Above the room around the drawing of the last entry, which would take the presses on its links.
const more = css({ position: 'relative', marginTop: 'clamp(32px, 3.4vw, 48px)' })

/** What to have ready: the ticked stations of one line, across from 900 px; with screens, from 1200 px through these. */
export default function Checklist({ id, line, title, items, text }: BlockProps['checklist'] & { id?: string }) {
  const isOnLine = items.length < 4 && items.every(({ drawing }) => drawing)
  const arePictured = items.some(({ drawing }) => drawing)
  const course = arePictured ? [isOnLine ? withScreens : down, isOnLine && onLine] : list
  return (
    <Section id={id} css={arePictured && section}>
      <SectionHead title={title} />
      <ul css={[course, entries]} data-line={line}>
        {items.map((item) => (
          <li key={item.title} css={item.drawing && withScreen}>
            <span css={[stop, item.drawing ? plainStop : tick]}>{!item.drawing && <Icon name="check" />}</span>
            <h3 css={entryTitle}>
              <Title>{item.title}</Title>
            </h3>
            {item.text && <p css={quiet}>{item.text}</p>}
            {item.drawing && <StationScreen css={screen} drawing={item.drawing} />}
          </li>
        ))}
      </ul>
      {text && (
        <div css={more}>
          <RichText text={text} />
        </div>
      )}
    </Section>
  )
}
