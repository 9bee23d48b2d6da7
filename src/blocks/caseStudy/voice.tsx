import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import type { Mark as MarkValue } from '../../model/values.ts'
import { condensed, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Mark } from '../../ui/images/mark.tsx'
import { Picture } from '../../ui/images/picture.tsx'

const figure = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s5,
  margin: 'clamp(36px, 4.4vw, 64px) 0 0',
  padding: 'clamp(28px, 4.4vw, 64px)',
  borderRadius: `${theme.rL} ${theme.rBend} ${theme.rL} ${theme.rL}`,
  background: 'var(--ct)',
  '& blockquote': { margin: 0 },
  '& p': {
    maxWidth: '18em',
    fontSize: 'clamp(1.75rem, 1.3rem + 2.2vw, 3.25rem)',
    fontWeight: 500,
    ...condensed(84),
    lineHeight: 1.08,
    letterSpacing: '-.02em',
    textWrap: 'balance',
  },
  '@media print': { breakInside: 'avoid' },
})
// At the end of a story: the line of its colour, without a panel.
const plain = css({
  paddingBlock: 0,
  borderRadius: 0,
  borderLeft: '10px solid var(--c)',
  background: 'none',
  '& p': { fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 3rem)' },
  '& figcaption > span': { background: 'var(--ct)' },
})
// Beside a scene the words are smaller. The two are one panel.
const withScene = css({
  gap: 0,
  padding: 0,
  overflow: 'clip',
  borderRadius: theme.rL,
  background: theme.ink,
  color: theme.paper,
  // Whole, and on the floor of the panel.
  '& img': { height: '100%', objectFit: 'contain', objectPosition: 'bottom' },
  '& p': { fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)', lineHeight: 1.14 },
  '& blockquote': { padding: 'clamp(24px, 3vw, 44px) clamp(24px, 3vw, 44px) 0' },
  '& figcaption': { padding: '20px clamp(24px, 3vw, 44px) clamp(24px, 3vw, 44px)' },
  // Browsers leave the background out, and white words with it.
  '@media print': {
    background: 'none',
    color: theme.ink,
    '& picture': { background: theme.ink, printColorAdjust: 'exact' },
  },
  // The letters on the screen are never larger than the words beside it.
  [media.fromTablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: '1fr auto 1fr',
    '& picture': { gridRow: '1 / -1' },
    '& blockquote': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'end' },
    '& figcaption': { gridColumn: 2, gridRow: 3, alignSelf: 'start' },
  },
})
const by = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  fontWeight: 600,
  lineHeight: 1.4,
  '& > span': { background: theme.paper },
})

/** Whose story it is. */
export interface Company {
  brand: string
  mark: MarkValue | undefined
}

type Props = NonNullable<BlockProps['caseStudy']['story'][number]['quote']> & { company: Company; isPlain: boolean }

/** What somebody of the company says, signed with its mark; beside a scene when there is one. */
export function Voice({ quote, role, line, drawing, company, isPlain }: Props) {
  return (
    <figure css={[figure, isPlain && plain, drawing && withScene]} data-line={line}>
      {drawing && <Picture drawing={drawing} />}
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption css={by}>
        <Mark mark={company.mark} name={company.brand} size="signature" />
        {role}
      </figcaption>
    </figure>
  )
}
