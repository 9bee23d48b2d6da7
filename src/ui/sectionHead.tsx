import { css } from '@emotion/react'
import { lead } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Title } from './text/words.tsx'

const head = css({
  display: 'grid',
  gap: theme.s4,
  maxWidth: '44rem',
  marginBottom: 'clamp(36px, 4vw, 64px)',
  // Chromium keeps a block with what follows it, a grid not always.
  '@media print': {
    display: 'block',
    breakInside: 'avoid',
    breakAfter: 'avoid',
    marginBottom: theme.s5,
    '& > * + *': { marginTop: theme.s4 },
  },
})

interface Props {
  /** The id of the heading, for what is named by it. */
  headingId?: string
  title: string
  lead?: string | undefined
}

/** The heading of a section and the sentence under it. */
export function SectionHead({ headingId, title, lead: sentence }: Props) {
  return (
    <div css={head}>
      <h2 id={headingId}>
        <Title>{title}</Title>
      </h2>
      {sentence && <p css={lead}>{sentence}</p>}
    </div>
  )
}
