import { css } from '@emotion/react'
import { media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

/** Measures of the trunk in px, from 1200 px on: four lines down the left edge of the column, and what stands beside it. */
export const trunkSize = { pitch: 14, line: 10, beside: 168 } as const

const { pitch, line, beside } = trunkSize

/**
 * The four lines at the left edge of the page's column, as high as their section: sections below one another carry one
 * trunk. It goes on what has the width of the column (`wrap`) and fills its section.
 */
export const trunk = css({
  [media.fromDesktop]: {
    position: 'relative',
    paddingLeft: `calc(${theme.gutter} + ${beside}px)`,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `0 auto 0 ${theme.gutter}`,
      width: line,
      background: theme.lagoon,
      boxShadow: `${pitch}px 0 ${theme.clay}, ${2 * pitch}px 0 ${theme.sun}, ${3 * pitch}px 0 ${theme.sky}`,
      forcedColorAdjust: 'none',
    },
  },
})
