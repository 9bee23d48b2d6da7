import { css } from '@emotion/react'
import { useId } from 'react'
import { media, small, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { trunk } from '../../ui/lines/trunk.ts'
import { Title } from '../../ui/text/words.tsx'
import { Actions, Lead, type HeroProps, Name } from './words.tsx'

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s6,
  paddingBlock: 'clamp(48px, 6vw, 96px) clamp(48px, 6vw, 88px)',
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', gap: theme.s8, alignItems: 'end' },
})
const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.s5,
  '& h1': {
    maxWidth: '9.6em',
    fontSize: 'clamp(2.75rem, 1.9rem + 3.6vw, 6rem)',
    lineHeight: 0.97,
    letterSpacing: '-.032em',
    // In so narrow a column, lines of like length leave one short word alone between two.
    [media.phone]: { textWrap: 'wrap' },
  },
})
const jumpList = css({
  display: 'grid',
  [media.fromTablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  [media.fromDesktop]: { gridTemplateColumns: 'none' },
})
const jumpsTitle = css(small, { marginBottom: theme.s3, color: 'var(--quiet)' })
const jump = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingLeft: 18,
  borderLeft: `8px solid var(--c, ${theme.lagoon})`,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
})

/** The title beside the trunk of four lines, which runs on through the sections below; on the right links to them. */
export function TrunkHero({ id, title, lead, links, jumpsName, jumps, line, lineName }: HeroProps<'trunk'>) {
  const label = useId()
  // A landmark without a name would tell nobody what it is.
  const Jumps = jumpsName ? 'nav' : 'div'
  return (
    <section id={id} data-head="" data-line={line}>
      <div css={[wrap, head, trunk]}>
        <div css={words}>
          <Name text={lineName} />
          <h1>
            <Title>{title}</Title>
          </h1>
          <Lead text={lead} />
          <Actions links={links} />
        </div>
        {jumps && (
          <Jumps {...(jumpsName && { 'aria-labelledby': label })}>
            {jumpsName && (
              <p id={label} css={jumpsTitle}>
                {jumpsName}
              </p>
            )}
            <ul css={jumpList}>
              {jumps.map((entry) => (
                <li key={entry.href} data-line={entry.line}>
                  <a href={entry.href} css={jump}>
                    {entry.text}
                  </a>
                </li>
              ))}
            </ul>
          </Jumps>
        )}
      </div>
    </section>
  )
}
