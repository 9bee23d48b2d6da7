import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from '../theme/tokens.ts'
import { Icon } from './images/icon.tsx'

const room = { gap: 8, arrow: 18 }
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  fontWeight: 600,
  textDecoration: `underline 2px var(--c, ${theme.lagoon})`,
  textUnderlineOffset: 6,
  // Each line keeps room for the arrow, which needs none of its own: it stays beside the last word where words break.
  paddingRight: room.gap + room.arrow,
  '& svg': { display: 'inline', margin: `0 ${-room.gap - room.arrow}px -4px ${room.gap}px` },
  '&:hover': { textUnderlineOffset: 3 },
  '&:hover svg': { transform: 'translateX(4px)' },
  '&:active svg': { transform: 'translateX(8px)' },
})

/** A link that is alone: underlined in the colour of its line, an arrow after it. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} css={link}>
      <span>
        {children}
        <Icon name="arrow" size={room.arrow} />
      </span>
    </a>
  )
}
