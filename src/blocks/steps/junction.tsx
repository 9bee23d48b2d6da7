import { css } from '@emotion/react'
import { partnerStepsArt } from '../../theme/artPages.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Stop } from './line.tsx'
import { smallTitles, StepScreen, StepWords, type StepsProps, withScreen } from './list.tsx'

const { columns, columnWidth, width } = partnerStepsArt
const share = (part: number) => `${(part / width) * 100}%`

// The lines run past both edges of the page.
const art = css({
  display: 'none',
  [media.fromDesktop]: { display: 'block', marginBottom: theme.s5 },
  '& img': { width: share(3 * width), maxWidth: 'none', marginLeft: share(-width) },
})
const list = css({
  display: 'grid',
  [media.belowDesktop]: {
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 16,
      minHeight: 44,
      paddingLeft: 76,
      '&:not(:last-child)': { minHeight: 80, paddingBottom: 36 },
      // Two lines side by side.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        inset: '16px auto -16px 11px',
        width: 8,
        background: theme.lagoon,
        boxShadow: `14px 0 ${theme.clay}`,
        forcedColorAdjust: 'none',
      },
    },
  },
  [media.fromDesktop]: {
    gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
    columnGap: share(columns[1] - columnWidth),
    '& > li > span': { display: 'none' },
  },
})

// Two in a row on a tablet: the lines come from the left edge of the page, go through both and leave on the right.
const wide = { line: 10, pitch: 17 }
const inPairs = css({
  '@media (min-width: 640px) and (max-width: 1199px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 340px))',
    justifyContent: 'space-between',
    gap: '44px 32px',
    '&& > li': {
      isolation: 'isolate',
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: 0,
      '& > span': { display: 'none' },
      '& > :last-child': { gridRow: 1 },
      '&::before, &::after': { content: '""', position: 'absolute', gridArea: '1 / 1', forcedColorAdjust: 'none' },
      '&::before': {
        zIndex: -1,
        inset: `calc(50% - ${(wide.line + wide.pitch) / 2}px) -50vw auto 0`,
        width: 'auto',
        height: wide.line,
        background: theme.lagoon,
        boxShadow: `0 ${wide.pitch}px ${theme.clay}`,
      },
      // It ends behind the second one.
      '&:nth-of-type(odd)::before': { insetInline: '-50vw -40vw' },
      '&:last-of-type::before': { right: 40 },
      '&::after': {
        left: -12,
        top: 'calc(50% - 33px)',
        width: 24,
        height: 66,
        border: `5px solid ${theme.ink}`,
        borderRadius: 12,
        background: theme.paper,
      },
    },
  },
})

/** Two lines that part after the first step and meet again in the last one. Below 1200 px a list along both. */
export function Junction({ items, drawing }: StepsProps<'junction'>) {
  return (
    <>
      <div css={art}>
        <Picture drawing={drawing} />
      </div>
      <ol css={[list, smallTitles, items.every(({ drawing: screen }) => screen) && inPairs]}>
        {items.map((step, at) => (
          <li key={step.title} css={step.drawing && withScreen}>
            <Stop number={at + 1} />
            <StepWords {...step} />
            <StepScreen {...step} />
          </li>
        ))}
      </ol>
    </>
  )
}
