import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { lead as leadStyle, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ApiFeatures } from '../ui/apiFeatures.tsx'
import { ButtonLinks } from '../ui/buttonLinks.tsx'
import { CodePanel } from '../ui/codePanel.tsx'
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

const nameList = css({
  display: 'grid',
  gap: 12,
  marginTop: theme.s7,
  [media.fromTablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
})
const name = css({
  padding: '10px 0 10px 20px',
  borderLeft: '8px solid var(--c)',
  fontWeight: 600,
  lineHeight: 1.4,
  forcedColorAdjust: 'none',
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
          <ButtonLinks links={links} isOnInk />
        </div>
        <CodePanel {...example} />
      </div>
      {names && (
        <ul css={nameList}>
          {names.map(({ text, line }) => (
            <li key={text} css={name} data-line={line}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {features && <ApiFeatures features={features} />}
    </Section>
  )
}
