import { css } from '@emotion/react'
import { media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

export const panel = css({
  position: 'relative',
  zIndex: 1,
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${theme.ink3}`,
  borderRadius: 20,
  background: theme.ink2,
  color: theme.paper,
  '--focus': theme.sun,
  // Request, states and answer side by side, where lines of code have the room.
  [media.fromDesktop]: {
    '&[data-wide]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 184px minmax(0, 1fr)',
      '& > :first-child': { gridColumn: '1 / -1' },
      // Below the answer there may be a receipt.
      '& > pre:first-of-type, & > ol': { gridRow: '2 / span 2' },
      // Its least height would be shared out before that of the answer, which scrolls, and fill the row of a receipt.
      '& > ol': { minHeight: 0 },
      '& > ol ~ *': { gridColumn: 3 },
    },
  },
  // Without its background the colours that stand out on ink are lost on paper.
  '@media print': {
    breakInside: 'avoid',
    background: 'none',
    color: theme.ink,
    '&& b': { color: theme.sunText },
    '&& i, && > p': { color: theme.lagoonText },
  },
})
export const code = css({
  margin: 0,
  padding: '22px 24px',
  overflowX: 'auto',
  font: `400 clamp(.8125rem, .7rem + .25vw, .9375rem)/1.75 ${theme.mono}`,
  '& b': { fontWeight: 400, color: theme.sun },
  '& i': { fontStyle: 'normal', color: theme.lagoonHi },
  '&:focus-visible': { outlineOffset: -3 },
})
export const stateBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 24px',
  borderBlock: `1px solid ${theme.ink3}`,
  color: theme.lagoonHi,
  fontSize: theme.fsSm,
  fontWeight: 600,
  lineHeight: 1.5,
  '& > svg': { strokeWidth: 2.25 },
})
// Paper on ink: what the payment is once it has arrived.
export const slip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 16px 16px',
  padding: '12px 14px',
  borderRadius: 14,
  background: theme.paper,
  color: theme.ink,
  lineHeight: 1.35,
  '& > svg': { flex: 'none', color: theme.lagoonText, strokeWidth: 2.25 },
  '& > span': { flex: '1 1 90px', display: 'grid', color: theme.text2, fontSize: theme.fsSm },
  '& strong': {
    color: theme.ink,
    fontSize: 'clamp(.9rem, .85rem + .3vw, 1.0625rem)',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
})

// The states as stations of a line that comes from the edge of the panel; the last one is where the payment is.
export const states = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: '0 var(--side, 24px)',
  padding: '14px 0 18px',
  border: `0 solid ${theme.ink3}`,
  borderWidth: '1px 0',
  fontSize: 'min(.9375rem, 3.75vw)',
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
  '& > li': {
    position: 'relative',
    paddingTop: 30,
    '&::before, &::after': { content: '""', position: 'absolute', forcedColorAdjust: 'none' },
    // From the state before to this one.
    '&::before': {
      top: 8,
      left: '-50%',
      width: '100%',
      height: 8,
      background: `var(--c, ${theme.lagoonHi})`,
      transformOrigin: '0 0',
    },
    '&::after': {
      zIndex: 1,
      left: 'calc(50% - 12px)',
      top: 0,
      width: 24,
      height: 24,
      border: `4px solid var(--ring, ${theme.paper})`,
      borderRadius: '50%',
      background: `var(--hole, ${theme.ink})`,
    },
    '&:first-of-type::before': { left: 0, width: '50%' },
    '&:last-of-type::after': { background: `var(--c, ${theme.sun})` },
  },
  [media.fromDesktop]: {
    '[data-wide] > &': {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      alignContent: 'center',
      margin: 0,
      padding: '0 8px 0 24px',
      borderWidth: '0 1px',
      textAlign: 'left',
      overflow: 'clip',
      '& > li': {
        padding: '22px 0 22px 40px',
        '&::before, &:first-of-type::before': { left: 8, top: '-50%', width: 8, height: '100%' },
        '&:first-of-type::before': { top: -60, height: 90 },
        '&::after': { left: 0, top: 'calc(50% - 12px)' },
      },
    },
  },
})

export const bar = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '6px 8px 6px 14px',
  borderBottom: `1px solid ${theme.ink3}`,
})
export const tag = css({
  padding: '5px 14px',
  borderRadius: theme.rCap,
  background: theme.ink3,
  fontSize: theme.fsSm,
  fontWeight: 500,
  lineHeight: 1.5,
  '@media print': { background: 'none' },
})
// It keeps its place until the script that serves it is there.
export const copyButton = css({
  visibility: 'hidden',
  display: 'grid',
  justifyItems: 'end',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: theme.rCap,
  color: theme.onInk2,
  fontSize: theme.fsSm,
  fontWeight: 500,
  transition: `background ${theme.t2}, color ${theme.t2}`,
  '[data-can-copy] &': { visibility: 'inherit' },
  '&:hover': { background: theme.ink3, color: theme.paper },
  '&:focus-visible': { borderRadius: theme.rCap, outlineOffset: 0 },
  // Both words lie in one cell, so the button keeps its width.
  '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& > :last-child, &[data-copied] > :first-of-type': { visibility: 'hidden' },
  '&[data-copied] > :last-child': { visibility: 'inherit', color: theme.lagoonHi },
  '@media print': { '[data-can-copy] &': { visibility: 'hidden' } },
})
// On a phone there is no room for it.
export const title = css({ margin: '0 auto 0 14px', fontWeight: 500, '@media (max-width: 479px)': { display: 'none' } })
