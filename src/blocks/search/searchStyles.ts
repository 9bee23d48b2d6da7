import { css } from '@emotion/react'
import { heroFoot, media, searchHeight } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

// It belongs to the head above it: one background, and the distance of a button.
export const strip = css({
  paddingTop: heroFoot,
  paddingBottom: heroFoot,
  // What the head leaves below itself is space enough.
  '[data-block]:has(> [data-head]) + [data-block] > &': { paddingTop: 0 },
  '[data-block]:has(> [data-head~=foot]) + [data-block] > &': { marginTop: `calc(${theme.s5} - ${heroFoot})` },
  // A head that leaves its lower right free, or the foot of its words, has the button there.
  [media.fromDesktop]: {
    '[data-block]:has(> :is([data-head~=room], [data-head~=under])) + [data-block] > &': {
      position: 'relative',
      marginTop: `calc(-${searchHeight}px - ${heroFoot})`,
      background: 'none',
      pointerEvents: 'none',
      '& button, & dialog': { pointerEvents: 'auto' },
    },
    '[data-block]:has(> [data-head~=room]) + [data-block] > & > div > button': { maxWidth: 460, marginLeft: 'auto' },
  },
  [media.open]: { display: 'none' },
})

export const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  [media.fromDesktop]: { maxWidth: 560 },
  minHeight: searchHeight,
  padding: '0 16px 0 20px',
  border: `1.5px solid ${theme.edge}`,
  borderRadius: theme.rCap,
  background: theme.paper,
  textAlign: 'left',
  transition: `border-color ${theme.t2}`,
  '&:hover': { borderColor: theme.ink },
  '&:focus-visible': { borderRadius: theme.rCap },
  '& > span': { flex: 1 },
  // Who has no keys needs no hint, and on a narrow page nobody looks for one.
  '@media (hover: none), (max-width: 1199px)': { '& > kbd': { display: 'none' } },
})

/** A key of the keyboard. */
export const kbd = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  padding: '0 7px',
  border: `1px solid ${theme.rule}`,
  borderRadius: 6,
  color: theme.text2,
  font: `500 .75rem/1 ${theme.sans}`,
})

export const foot = css({
  flex: 'none',
  display: 'none',
  gap: 20,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.rule}`,
  color: theme.text2,
  fontSize: theme.fsXs,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '@media (min-width: 640px) and (hover: hover)': { '&:not([hidden])': { display: 'flex' } },
})

export const palette = css({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(80vh, 680px)',
  [media.phone]: { height: '100%', maxHeight: 'none' },
})

export const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 68,
  padding: '0 10px 0 20px',
  borderBottom: `2px solid ${theme.ink}`,
  // The ring of the field, which fills the row.
  '&:has(> input:focus-visible)': {
    borderRadius: '20px 20px 0 0',
    outline: `3px solid ${theme.ink}`,
    outlineOffset: -3,
  },
})

export const input = css({
  flex: 1,
  minWidth: 0,
  height: 66,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.ink,
  font: 'inherit',
  fontSize: '1.25rem',
  '&::placeholder': { color: theme.text3, opacity: 1 },
  '&:focus-visible': { outline: 'none' },
})

export const closer = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 48,
  height: 48,
  borderRadius: theme.rCap,
  '&:hover': { background: theme.mist },
  '& > kbd': { display: 'none' },
  '@media (min-width: 640px) and (hover: hover)': {
    '& > kbd': { display: 'inline-grid' },
    '& > svg': { display: 'none' },
  },
})

// The options come later than the page, which has only the rules that its HTML uses: the list styles them.
export const list = css({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 8,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 52,
    padding: '10px 20px 10px 28px',
    lineHeight: 1.4,
    cursor: 'pointer',
  },
  '& svg': { visibility: 'hidden' },
  '& > [aria-selected="true"]': { background: theme.mist, boxShadow: `inset 8px 0 ${theme.lagoon}` },
  '& > [aria-selected="true"] > svg': { visibility: 'inherit' },
  '@media (forced-colors: active)': { '& > [aria-selected="true"]': { outline: '2px solid', outlineOffset: -2 } },
  '& mark': { background: theme.sunTint, color: 'inherit', boxShadow: `inset 0 -3px ${theme.sun}` },
})

export const nothing = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 18,
  padding: '44px 24px 52px',
  fontWeight: 600,
  textAlign: 'center',
  '&[hidden]': { display: 'none' },
})
