import { css } from '@emotion/react'
import { condensed } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { useTexts } from '../ui/text/texts.ts'

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  // In the grid of the bar it is no wider than it looks.
  justifySelf: 'start',
  gap: 10,
  minHeight: 44,
  fontSize: '1.4375rem',
  fontWeight: 600,
  ...condensed(86),
  letterSpacing: '-.02em',
  textDecoration: 'none',
})

/** Mark and name; leads to the home page. The mark takes the colour of the text. */
export function Logo({ brand }: { brand: string }) {
  return (
    <a css={logo} href="/" aria-label={useTexts().home}>
      <svg width="23" height="30" viewBox="5.5 1 23 30.5" aria-hidden="true" strokeWidth="5" stroke="currentColor">
        <path d="M8 3.5V20" strokeLinecap="round" />
        <circle cx="17" cy="20" r="9" fill={theme.sun} />
      </svg>
      <span>{brand}</span>
    </a>
  )
}
