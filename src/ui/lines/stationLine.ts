import { css, type SerializedStyles } from '@emotion/react'
import { theme } from '../../theme/tokens.ts'

/** Diameter of a station, in px. */
export const diameter = 44
const thick = 8
/** Distance between two entries side by side, in px. */
export const apart = 40

/** Distance from the edge of a station to the line through its middle, in px. */
export const beside = (diameter - thick) / 2

/**
 * A list whose entries are stations of one line: down the left edge, and side by side where `query` holds.
 * @param colour of the line where no `data-line` gives one
 */
export function stationList(query: string, colour: string): SerializedStyles {
  return css({
    display: 'grid',
    '& > li': {
      position: 'relative',
      minHeight: diameter,
      paddingLeft: 68,
      '&:not(:last-child)': { paddingBottom: 36 },
      // From this station to the next.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        inset: `${diameter / 2 - 6}px auto -${diameter / 2 - 6}px ${beside}px`,
        width: thick,
        background: `var(--c, ${colour})`,
        forcedColorAdjust: 'none',
      },
    },
    [query]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: apart,
      '& > li': {
        padding: `${diameter + 28}px 0 0`,
        '&:not(:last-child)': { paddingBottom: 0 },
        '&:not(:last-child)::before': {
          inset: `${beside}px -${apart + diameter / 2}px auto ${diameter / 2}px`,
          width: 'auto',
          height: thick,
        },
      },
    },
  })
}

/** The ring of a station, at the start of its entry. */
export function station(query: string): SerializedStyles {
  return css({
    position: 'absolute',
    left: 0,
    top: -6,
    display: 'grid',
    placeItems: 'center',
    width: diameter,
    height: diameter,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
    [query]: { top: 0 },
  })
}
