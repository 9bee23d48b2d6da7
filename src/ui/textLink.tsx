import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from '../theme/tokens.ts'
import { Icon } from './images/icon.tsx'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
  textDecoration: `underline 2px var(--c, ${theme.lagoon})`,
  textUnderlineOffset: 6,
  '&:hover': { textUnderlineOffset: 3 },
  '&:hover > svg': { transform: 'translateX(4px)' },
  '&:active > svg': { transform: 'translateX(8px)' },
})

/** A link that is alone: underlined in the colour of its line, an arrow after it. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} css={link}>
      {children}
      <Icon name="arrow" size={18} />
    </a>
  )
}
