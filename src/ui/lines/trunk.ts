import { css } from '@emotion/react'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

/*
 * Four lines down the left side of a page. `--p`: from the left edge of a line to that of the next; `--w`: width of a
 * line; `--t`: width of all; `--clear`: what the words beside them keep free; `--b`: width of a branch; `--h`, `--e`:
 * height of a capsule, and its edge.
 */

const line = (colour: string, rank: number) =>
  `${colour} calc(var(--p) * ${rank}) calc(var(--p) * ${rank} + var(--w)), transparent 0 calc(var(--p) * ${rank + 1})`

const drawn = { content: '""', position: 'absolute', forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const

/**
 * The four lines at the left edge of the page's column, as high as their section: sections below one another carry one
 * trunk. It goes on what has the width of the column (`wrap`) and fills its section.
 */
export const trunk = css({
  '--p': '6px',
  '--w': '4px',
  '--t': 'calc(var(--p) * 3 + var(--w))',
  '--clear': '44px',
  '--b': '6px',
  '--h': '22px',
  '--e': '4px',
  position: 'relative',
  paddingLeft: `calc(${theme.gutter} + var(--clear))`,
  '&::before': {
    ...drawn,
    top: 0,
    bottom: 0,
    left: theme.gutter,
    width: 'var(--t)',
    background: `linear-gradient(to right, ${[theme.lagoon, theme.clay, theme.sun, theme.sky].map(line).join(', ')})`,
  },
  [media.fromPair]: { '--p': '14px', '--w': '10px', '--clear': '132px', '--b': '10px', '--h': '34px', '--e': '5px' },
  [media.fromDesktop]: { '--clear': '168px' },
})

/** A branch from the middle of the trunk to a panel beside it, in the colour of its line; `--y` is its height there. */
export const branch = css({
  position: 'relative',
  '&::before': {
    ...drawn,
    top: 'calc(var(--y) - var(--b) / 2)',
    left: 'calc(var(--t) / 2 - var(--clear))',
    width: 'calc(var(--clear) - var(--t) / 2 + 1px)',
    height: 'var(--b)',
    background: 'var(--c)',
  },
  '&::after': {
    ...drawn,
    top: 'calc(var(--y) - var(--h) / 2)',
    left: 'calc(var(--h) * -.35 - var(--clear))',
    width: 'calc(var(--t) + var(--h) * .7)',
    height: 'var(--h)',
    border: `var(--e) solid ${theme.ink}`,
    borderRadius: theme.rCap,
    background: theme.paper,
  },
})

/** The capsule in which the four lines end, at the lower edge of what carries the trunk. */
export const trunkEnd = css({
  '&::after': {
    ...drawn,
    bottom: 'calc(var(--h) / -2)',
    left: `calc(${theme.gutter} - var(--h) * .35)`,
    width: 'calc(var(--t) + var(--h) * .7)',
    height: 'var(--h)',
    border: `var(--e) solid ${theme.ink}`,
    borderRadius: theme.rCap,
    background: theme.paper,
  },
})
