import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { condensed, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { ButtonLink } from '../../ui/button.tsx'

// It stays beside the story where it fits into the window.
const beside = css({
  display: 'grid',
  gap: theme.s5,
  padding: theme.s5,
  borderRadius: theme.rL,
  background: 'var(--ct)',
  // A button as wide as a phone or the side column, and not as a tablet.
  [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  [media.fromDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignSelf: 'start',
    '@media (min-height: 620px)': { position: 'sticky', top: 108 },
  },
  '@media print': { position: 'static', marginBottom: theme.s6, '& a': { display: 'none' } },
})
const ring = { content: '""', position: 'absolute', borderRadius: '50%', forcedColorAdjust: 'none' } as const
// Each fact is a station of one line, which ends at the last one.
const lists = css({
  '& dl': { margin: 0 },
  '& dt': { position: 'relative', paddingBottom: 12, color: theme.text2, fontSize: theme.fsSm, lineHeight: 1.5 },
  '& dl + dl dt': { paddingBottom: 4, paddingLeft: 36 },
  '& dd': { position: 'relative', margin: 0, padding: '0 0 18px 36px', lineHeight: 1.35 },
  '& dd::before, & dl + dl dt::before': {
    ...ring,
    left: 7,
    top: 6,
    bottom: -6,
    width: 8,
    borderRadius: 0,
    background: 'var(--c)',
  },
  '& dd::after': {
    ...ring,
    left: 2,
    top: 2,
    width: 18,
    height: 18,
    border: `4px solid ${theme.ink}`,
    background: theme.paper,
  },
  '& b': { display: 'block', fontWeight: 600 },
  '& span': { display: 'block', color: theme.text2, fontSize: theme.fsSm },
  '& dl:last-of-type dd:last-of-type': {
    paddingBottom: 0,
    fontSize: theme.fs4,
    ...condensed(88),
    lineHeight: 1.2,
    '&::before': { display: 'none' },
    '&::after': { left: -4, top: -2, width: 30, height: 30, border: `5px solid ${theme.ink}`, background: theme.sun },
  },
})

type Props = Pick<BlockProps['caseStudy'], 'facts' | 'link'>

/** What a customer uses, as stations on the way to the product, and a button. */
export function Facts({ facts, link }: Props) {
  return (
    <div css={beside}>
      <div css={lists}>
        {facts.map(({ title, entries }) => (
          <dl key={title}>
            <dt>{title}</dt>
            {entries.map(({ name, detail }) => (
              <dd key={name}>
                <b>{name}</b>
                {detail && <span>{detail}</span>}
              </dd>
            ))}
          </dl>
        ))}
      </div>
      <ButtonLink href={link.href} small>
        {link.text}
      </ButtonLink>
    </div>
  )
}
