import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from '../../theme/tokens.ts'

const name = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: theme.fsSm,
  fontWeight: 600,
  lineHeight: 1.3,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 28,
    height: 8,
    borderRadius: 4,
    background: `var(--c, ${theme.sun})`,
    forcedColorAdjust: 'none',
  },
})

/** A stub of the line and the name of a product, category or offer: the only kind of small heading above a title. */
export function LineName({ children }: { children: ReactNode }) {
  return <p css={name}>{children}</p>
}
