import { css } from '@emotion/react'
import { partnerStepsArt } from '../../theme/artPages.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Stop } from './line.tsx'
import { smallTitles, StepScreen, StepWords, type StepsProps, withScreen } from './list.tsx'

const { columns } = partnerStepsArt

// The art is the right half of its canvas: the lines come from the left edge of the page.
const art = css({
  display: 'none',
  [media.fromDesktop]: { display: 'block', marginBottom: theme.s5 },
  '& img': { width: '200%', maxWidth: 'none', marginLeft: '-100%' },
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
    '& > li': { paddingRight: 40, '& > span': { display: 'none' } },
  },
})

/** Two lines that part after the first step and meet again in the last one. Below 1200 px a list along both. */
export function Junction({ items, drawing }: StepsProps<'junction'>) {
  return (
    <>
      <div css={art}>
        <Picture drawing={drawing} />
      </div>
      <ol css={[list, smallTitles]}>
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
