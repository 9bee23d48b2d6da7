import { css } from '@emotion/react'
import type { Link } from '../model/schema.gen.ts'
import { small } from '../theme/styles.ts'
import { LineIcon } from './images/icon.tsx'
import { useTexts } from './text/texts.ts'

// A row of 44 px is as close as its words need.
const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  marginBlock: -8,
  color: 'var(--quiet)',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 24,
    minHeight: 44,
    fontWeight: 600,
    textUnderlineOffset: 4,
  },
  '& a:hover': { textUnderlineOffset: 2 },
  '@media print': { display: 'none' },
})
const chevron = 'm9 18 6-6-6-6'

interface Props {
  above: Link
  /** The short name of the page itself. */
  name: string
}

/** The page above this one, and the name of this one. */
export function Breadcrumb({ above, name }: Props) {
  const { breadcrumb } = useTexts()
  return (
    <nav aria-label={breadcrumb}>
      <ol css={[small, trail]}>
        <li>
          <a href={above.href}>{above.text}</a>
          <LineIcon path={chevron} size={16} />
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
