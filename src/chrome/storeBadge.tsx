import { css } from '@emotion/react'
import type { Site } from '../model/schema.gen.ts'
import { theme } from '../theme/tokens.ts'
import { StoreGlyph } from '../ui/images/storeGlyph.tsx'

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 20px 8px 16px',
  border: `1.5px solid ${theme.onInk3}`,
  borderRadius: theme.rM,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  '&:hover': { background: theme.ink3 },
  '&:focus-visible': { borderRadius: theme.rM },
})
const leadText = css({ display: 'block', color: theme.onInk2, fontSize: theme.fsXs, fontWeight: 500 })

/** Where the app can be had, with the logo of the store. */
export function StoreBadge({ badge: { lead, name, href } }: { badge: Site['footer']['badge'] }) {
  return (
    <a css={badge} href={href}>
      <StoreGlyph />
      <span>
        <span css={leadText}>{lead} </span>
        {name}
      </span>
    </a>
  )
}
