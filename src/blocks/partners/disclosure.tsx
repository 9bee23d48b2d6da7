import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from '../../theme/tokens.ts'
import { Icon } from '../../ui/images/icon.tsx'

const disclosure = css({
  borderTop: `1px solid ${theme.rule}`,
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // On paper nobody can press: both are open.
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
})
const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.s4,
  minHeight: 52,
  marginInline: -12,
  paddingInline: 12,
  borderRadius: theme.rS,
  fontWeight: 600,
  transition: `background ${theme.t2}`,
  '&:hover': { background: theme.mist },
  '&:focus-visible': { outlineOffset: -3 },
})
const content = css({ paddingBlock: '4px 20px', fontSize: theme.fsSm, lineHeight: 1.5 })

/** Its name says which partner it belongs to (PART-1). */
export function Disclosure({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <details css={disclosure}>
      <summary css={summary}>
        <span>
          {text} <span className="vh">{name}</span>
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div css={content}>{children}</div>
    </details>
  )
}
