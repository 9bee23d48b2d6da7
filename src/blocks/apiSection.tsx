import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, lead as leadStyle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { CodePanel } from '../ui/codePanel.tsx'
import { columnGap, Junction } from '../ui/lines/junction.tsx'
import { Section } from '../ui/section.tsx'
import { Ticks } from '../ui/ticks.tsx'
import { Title } from '../ui/text/words.tsx'

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s7,
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: theme.s8 },
})
const words = css({ display: 'grid', alignContent: 'center', justifyItems: 'start', gap: theme.s5 })
const facts = css({ color: 'var(--quiet)', '& svg': { color: theme.sun } })

const lines = css({ display: 'none', [media.fromDesktop]: { display: 'block' } })
const nameList = css({
  display: 'grid',
  gap: 12,
  marginTop: theme.s7,
  [media.fromTablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.fromDesktop]: { gap: `0 ${columnGap * 100}%`, marginTop: 0 },
})
const columns: Record<number, ReturnType<typeof css>> = {
  4: css({ [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }),
  5: css({ [media.fromDesktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } }),
}
const name = css({
  padding: '10px 0 10px 20px',
  borderLeft: '8px solid var(--c)',
  fontWeight: 600,
  lineHeight: 1.4,
  forcedColorAdjust: 'none',
  [media.fromDesktop]: { padding: '18px 0 0 2px', border: 0 },
})

const featureList = css({
  display: 'grid',
  // Two columns also on phones: one under the other, they would read like the rows of the list that may follow.
  gridTemplateColumns: '1fr 1fr',
  columnGap: theme.s6,
  marginTop: theme.s8,
  [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})
const feature = css({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: '22px 0 26px',
  borderTop: `1px solid ${theme.ink3}`,
  '& p': { fontSize: '1rem', lineHeight: 1.5 },
})

/** What the API offers, beside an example of it, on ink. */
export default function ApiSection({
  id,
  title,
  lead,
  links,
  points,
  example,
  names,
  features,
}: BlockProps['apiSection'] & { id?: string }) {
  return (
    <Section id={id} background="ink">
      <div css={split}>
        <div css={words}>
          <h2>
            <Title>{title}</Title>
          </h2>
          <p css={leadStyle}>{lead}</p>
          {points && (
            <div css={facts}>
              <Ticks points={points} />
            </div>
          )}
          <ButtonRow>
            {links.map((link, at) => (
              <ButtonLink key={link.href} href={link.href} kind={at === 0 ? 'sun' : 'line'} arrow={at === 0}>
                {link.text}
              </ButtonLink>
            ))}
          </ButtonRow>
        </div>
        <CodePanel {...example} />
      </div>
      {names && <Names names={names} />}
      {features && (
        <ul css={featureList}>
          {features.map((item) => (
            <li key={item.title} css={feature}>
              <h3 css={entryTitle}>
                <Title>{item.title}</Title>
              </h3>
              <p css={quiet}>{item.text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** On a desktop each name is at the end of its line, elsewhere beside a piece of it. */
function Names({ names }: { names: NonNullable<BlockProps['apiSection']['names']> }) {
  return (
    <>
      <div css={lines}>
        <Junction columns={names.map(({ line }) => line)} />
      </div>
      <ul css={[nameList, columns[names.length]]}>
        {names.map(({ text, line }) => (
          <li key={text} css={name} data-line={line}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
