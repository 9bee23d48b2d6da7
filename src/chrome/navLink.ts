import { css } from '@emotion/react'
import { theme } from '../theme/tokens.ts'

/** Forced colours take the backgrounds away that mark the current page. */
export const markedCurrent = css({
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline 2px' } },
})

/** A link of the top bar. Its capsule belongs to the element around it, because a button may be beside it. */
export const navLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 14px',
  borderRadius: theme.rCap,
  fontSize: theme.fsSm,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { borderRadius: theme.rCap },
})
