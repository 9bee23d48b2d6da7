import { css } from '@emotion/react'
import { condensed, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

const old = '@supports not selector(:popover-open)'

// With the actions one above the other and pinned, no room would be left for the links.
const low = '@media (max-width: 479px) and (max-height: 400px)'

/** A round button of 48 px around an icon. */
export const roundButton = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '50%',
  '&:hover, &:active': { background: theme.mist },
  '&:focus-visible': { borderRadius: '50%' },
  [old]: { display: 'none' },
})

/** A level of the menu of small screens: it fills the screen, its bar and its actions stay in sight. */
export const level = css({
  inset: 0,
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // What is pinned above and below: the focus must not hide there.
  scrollPaddingBlock: '84px 166px',
  '@media (min-width: 480px)': { scrollPaddingBottom: 104 },
  [low]: { scrollPaddingBottom: 0 },
  background: theme.paper,
  color: theme.ink,
  '&:popover-open': { display: 'flex', flexDirection: 'column', visibility: 'visible' },
  // What an open level covers can be neither reached nor read, and that without a script.
  '&:has(:popover-open)': { visibility: 'hidden' },
  // A browser that does not know popovers shows the links under the bar.
  [old]: { position: 'static' },
  [`${media.fromDesktop}, print`]: { display: 'none !important' },
})

/** The first level: with it open, the page behind neither scrolls nor answers. */
export const firstLevel = css({
  '@media screen and (max-width: 1199px)': {
    // All of it: what a block lets appear has the visibility of what it is in. To name everything in a rule with :has()
    // would be costly: browsers would look at all elements after each change that any :has() may depend on.
    'html:has(&:popover-open)': { overflow: 'hidden', visibility: 'hidden' },
  },
})

export const levelBar = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  flex: 'none',
  borderBottom: `1px solid ${theme.rule}`,
  background: theme.paper,
  [old]: { display: 'none' },
})
export const levelBarInner = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: 68,
  '& > button:last-child': { marginRight: -12 },
})
export const back = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  paddingRight: 12,
  fontWeight: 600,
  '& > svg': { transform: 'rotate(180deg)' },
})

/** The links of a level. They come from the right; `root` links come back from the left. */
export const list = css({
  flex: '1 0 auto',
  paddingBlock: 12,
  transition: `opacity ${theme.t2}, translate ${theme.t2}`,
  '@starting-style': { opacity: 0, translate: '24px' },
})
export const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 60,
  borderBottom: `1px solid ${theme.rule}`,
  fontSize: '1.25rem',
  fontWeight: 600,
  ...condensed(90),
  lineHeight: 1.25,
  textAlign: 'start',
  textDecoration: 'none',
  '&[aria-current]': { boxShadow: `inset 8px 0 ${theme.sun}`, paddingLeft: 20 },
})
export const root = css({
  transition: `opacity ${theme.t2}, translate ${theme.t2}`,
  'nav:has(:popover-open) &': { opacity: 0, translate: '-24px' },
})
export const opener = css({ '& > svg': { transform: 'rotate(-90deg)' }, [old]: { display: 'none' } })
export const heading = css({ padding: '16px 0 12px' })
export const stops = css({ display: 'grid', gap: 8, marginTop: 16 })
export const stop = css({
  display: 'grid',
  gap: 2,
  padding: '10px 0 10px 20px',
  borderLeft: '8px solid var(--c)',
  lineHeight: 1.4,
  textDecoration: 'none',
  '&[aria-current]': { background: 'var(--ct)' },
  '&:hover > :first-of-type': { textDecoration: 'underline', textUnderlineOffset: 5 },
})
export const stopName = css({ fontWeight: 600 })
export const stopSummary = css({ color: theme.text2, fontSize: theme.fsSm })

export const actions = css({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  flex: 'none',
  gap: 10,
  paddingBlock: '16px 20px',
  background: theme.paper,
  '@media (min-width: 480px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  [low]: { position: 'static' },
})
