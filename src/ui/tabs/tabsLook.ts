import { css, keyframes } from '@emotion/react'
import { condensed, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

// A strip map: a line of coloured sections with a station each. The checked radio button decides which panel is seen.

const checked = 'input:checked + [data-tab]'

// The line of a tab draws itself once the tab is chosen: down to the panel, where its capsule lands; then the picture comes.
const drop = keyframes({ from: { transform: 'scaleY(0)' } })
const land = keyframes({ from: { opacity: 0, transform: 'scale(.2)' } })
const appear = keyframes({ from: { opacity: 0 } })
const moving = '@media (prefers-reduced-motion: no-preference)'
/** From the middle of the stations to the upper edge of the panel, in px. */
const stem = 32

export const root = css({
  position: 'relative',
  touchAction: 'pan-y pinch-zoom',
  // Once the script has given the tabs their roles, the radio buttons only keep the state.
  '&[data-live] > input': { display: 'none' },
  'input:focus-visible + [data-tab]': { borderRadius: theme.rS, outline: `3px solid ${theme.ink}` },
  [checked]: { zIndex: 1 },
  [`${checked}::after`]: { background: 'var(--c)' },
  [`${checked} > label`]: { color: theme.ink },
  [`${checked} + [data-panel]`]: { display: 'grid', visibility: 'inherit' },
  [media.fromDesktop]: {
    display: 'grid',
    [`${checked} > label::after`]: {
      content: '""',
      position: 'absolute',
      left: 7,
      top: 'calc(100% + 32px)',
      width: 8,
      height: stem,
      background: 'var(--c)',
      transformOrigin: '0 0',
      [moving]: { animation: `${drop} ${theme.t2} ${theme.depart}` },
    },
    // The capsule lies on the edge of the panel.
    [`${checked} > label::before`]: {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      left: -8,
      top: `calc(100% + ${32 + stem - 10}px)`,
      boxSizing: 'border-box',
      width: 38,
      height: 20,
      border: `4px solid ${theme.ink}`,
      borderRadius: 10,
      background: theme.paper,
      forcedColorAdjust: 'none',
      [moving]: { animation: `${land} ${theme.t2} ${theme.arrive} .15s backwards` },
    },
    [`${checked} + [data-panel] > :last-child`]: {
      [moving]: { animation: `${appear} ${theme.t2} ${theme.arrive} .15s backwards` },
    },
  },
  [media.open]: {
    display: 'block',
    '& > input, & > [data-tab]': { display: 'none' },
    '& > [data-panel]': { display: 'grid', visibility: 'inherit', minHeight: 0 },
  },
  // Words and picture side by side, so that a sheet holds several; nothing is between the first and its heading.
  '@media print': {
    '& > :first-child': { display: 'none' },
    '& > [data-panel]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', margin: 0, paddingInline: 0 },
  },
})

export const columns = [1, 2, 3, 4, 5, 6].map((count) =>
  css({ [media.fromDesktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } }),
)

export const tab = css({
  position: 'relative',
  fontSize: theme.fs4,
  fontWeight: 600,
  ...condensed(90),
  lineHeight: 1.25,
  letterSpacing: '-.01em',
  // The line of this section, then its station.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 7px',
    width: 8,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '50%',
    width: 22,
    height: 22,
    marginTop: -11,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
    forcedColorAdjust: 'none',
    pointerEvents: 'none',
  },
  [media.fromDesktop]: {
    gridRow: 1,
    display: 'flex',
    alignItems: 'flex-end',
    '&::before': { inset: 'auto 0 7px', width: 'auto', height: 8 },
    '&::after': { inset: 'auto auto 0 var(--inset)' },
  },
})

// Up to four sections the stations are above the panel's text; from five on the labels need the room.
export const roomy = css({ '--inset': theme.in })
export const narrow = css({
  '--inset': '24px',
  [media.fromDesktop]: { '& > [data-tab]': { fontSize: theme.fsBody, letterSpacing: 0, wordSpacing: '.06em' } },
})

export const label = css({
  position: 'relative',
  display: 'block',
  padding: '16px 0 16px 40px',
  color: theme.text2,
  transition: `color ${theme.t2}`,
  '&:hover': { color: theme.ink },
  [media.fromDesktop]: { flex: 1, margin: '0 8px 0 var(--inset)', padding: '12px 0', marginBottom: 32 },
})

export const panel = css({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s6,
  margin: '4px 0 12px',
  padding: theme.in,
  borderRadius: theme.rL,
  background: theme.paper,
  overflow: 'clip',
  [media.fromDesktop]: {
    gridRow: 2,
    gridColumn: '1 / -1',
    display: 'grid',
    visibility: 'hidden',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: theme.s8,
    minHeight: 600,
    margin: '28px 0 0',
  },
})

export const spoken = css({
  display: 'none',
  gridColumn: '1 / -1',
  color: 'var(--cx)',
  fontWeight: 600,
  [media.open]: { display: 'block' },
})
