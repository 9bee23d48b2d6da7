import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { ButtonLink } from '../../ui/button.tsx'

// It stays beside the story where it fits into the window.
const beside = css({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.s5,
  [media.fromDesktop]: { alignSelf: 'start', '@media (min-height: 620px)': { position: 'sticky', top: 108 } },
  '@media print': { position: 'static', marginBottom: theme.s6, '& a': { display: 'none' } },
})
const lists = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 20px',
  width: '100%',
  margin: 0,
  '& dl': { margin: 0 },
  '& dt': { marginBottom: 10, color: theme.text2, fontSize: theme.fsSm, lineHeight: 1.5 },
  '& dd': { margin: 0, paddingLeft: 16, borderLeft: '8px solid var(--c)', lineHeight: 1.4 },
  '& dd + dd': { marginTop: 14 },
  '& b': { display: 'block', fontWeight: 600 },
  '& span': { display: 'block', color: theme.text2, fontSize: theme.fsSm },
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

type Props = Pick<BlockProps['caseStudy'], 'facts' | 'link'>

/** What a customer uses, as bars, and a button. */
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
