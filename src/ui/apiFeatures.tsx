import { css } from '@emotion/react'
import type { ApiFeature } from '../model/schema.gen.ts'
import { entryTitle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Title } from './text/words.tsx'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  columnGap: theme.s6,
  marginTop: theme.s8,
  [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})
const entry = css({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: '22px 0 26px',
  borderTop: `1px solid ${theme.ink3}`,
  '& p': { fontSize: '1rem', lineHeight: 1.5 },
})

interface Props {
  features: readonly ApiFeature[]
  /** The level of their titles: 2 where the section has no title. */
  heading?: 'h2' | 'h3'
}

/** What the API offers, as rows of three on ink. */
export function ApiFeatures({ features, heading: Heading = 'h3' }: Props) {
  return (
    <ul css={list}>
      {features.map(({ title, text }) => (
        <li key={title} css={entry}>
          <Heading css={entryTitle}>
            <Title>{title}</Title>
          </Heading>
          <p css={quiet}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
