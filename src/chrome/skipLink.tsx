import { css } from '@emotion/react'
import { theme } from '../theme/tokens.ts'
import { useTexts } from '../ui/text/texts.ts'

const link = css({
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: 30,
  padding: '12px 20px',
  borderRadius: theme.rCap,
  background: theme.ink,
  color: theme.paper,
  fontWeight: 600,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '&:focus-visible': { borderRadius: theme.rCap },
  '@media print': { display: 'none' },
})

/** The first link of every page: jumps over the navigation. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a css={link} href="#main">
      {useTexts().skip}
    </a>
  )
}
