import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { entryTitle, media, quiet } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { StationScreen } from '../../ui/lines/stationScreen.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'

/** One step, as its document has it. */
export type Step = BlockProps['steps']['items'][number]

type Layout = BlockProps['steps']['layout']

/** What a layout of the steps is given. */
export type StepsProps<L extends Layout = Layout> = Extract<BlockProps['steps'], { layout: L }>

/** How large the titles are: as h4 in a row of columns, as h3 where each has a row of its own. */
export const smallTitles = css({ '& h3': entryTitle })

const words = css({ display: 'grid', gap: 8, '& > ul': { marginTop: 12 } })

/** What a step says. */
export function StepWords({ title, text, points }: Step) {
  return (
    <div css={words}>
      <h3>
        <Title>{title}</Title>
      </h3>
      {text && <p css={quiet}>{text}</p>}
      {points && <Ticks points={points} />}
    </div>
  )
}

/** A line down the left edge, with a node at each title; the last one ends it. On a desktop the layouts take over. */
export const lineLeft = css({
  display: 'grid',
  [media.belowDesktop]: {
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.s5,
      paddingLeft: 'clamp(48px, 14vw, 60px)',
      '&:not(:last-child)': { paddingBottom: 44 },
      '&::before, &::after': { content: '""', position: 'absolute', forcedColorAdjust: 'none' },
      '&::before': { inset: '16px auto -16px 10px', width: 8, background: `var(--c, ${theme.sun})` },
      '&:last-child::before': { display: 'none' },
      '&::after': {
        left: 0,
        top: 2,
        width: 28,
        height: 28,
        border: `5px solid ${theme.ink}`,
        borderRadius: '50%',
        background: theme.paper,
      },
    },
  },
})

const belowDesktop = css({ [media.fromDesktop]: { display: 'none' } })
/** Below a desktop, in a window as wide as a tablet: its screen beside the words. */
export const withScreen = css({
  '@media (min-width: 640px) and (max-width: 1199px)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: theme.s6, alignItems: 'start' },
  },
})

/** A step that carries its own screen below a desktop: under the words, beside them on a tablet. */
export function Station(step: Step) {
  return (
    <li css={step.drawing && withScreen}>
      <StepWords {...step} />
      <StepScreen {...step} />
    </li>
  )
}

/** The screen of a step, where no drawing above the list has all of them. */
export function StepScreen({ drawing }: Step) {
  return drawing && <StationScreen css={belowDesktop} drawing={drawing} />
}
