import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from '../theme/tokens.ts'
import { LineIcon } from './images/icon.tsx'

const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.s2,
  color: 'var(--quiet)',
  fontSize: theme.fsSm,
  lineHeight: 1.5,
})

const pin =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0'

/** Where somebody is: a pin and a few words. */
export function Place({ children }: { children: ReactNode }) {
  return (
    <p css={place}>
      <LineIcon path={pin} size={18} />
      {children}
    </p>
  )
}
