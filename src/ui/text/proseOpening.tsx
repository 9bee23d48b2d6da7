import { css } from '@emotion/react'
import type { Line } from '../../model/schema.gen.ts'
import { condensed, entryTitle, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Ticks } from '../ticks.tsx'
import { Words } from './words.tsx'

const opening = css({ display: 'grid', gap: theme.gap })
const facts = css({
  display: 'grid',
  gap: theme.s6,
  [media.fromPair]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: theme.gap },
  '& > div': { paddingTop: 18, borderTop: `8px solid ${theme.lagoon}` },
  '& dt': {
    marginBottom: 6,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
    fontWeight: 600,
    ...condensed(84),
    lineHeight: 1.1,
    letterSpacing: '-.02em',
  },
  '& dd': { margin: 0, color: 'var(--quiet)' },
})
const panels = css({
  display: 'grid',
  gap: theme.gap,
  [media.fromPair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: 18,
    padding: 'clamp(24px, 3vw, 40px)',
    borderRadius: theme.rL,
    background: 'var(--ct)',
  },
  // The list of running text has discs and an indent.
  '& ul': { gap: 12, paddingLeft: 0, listStyle: 'none' },
})
const label = css(entryTitle, { fontWeight: 600 })
const note = css({
  display: 'grid',
  gap: theme.s5,
  alignItems: 'center',
  padding: 'clamp(24px, 3vw, 40px)',
  borderRadius: theme.rL,
  background: theme.lagoonTint,
  '& p': { fontSize: theme.fsLead },
  [media.fromPair]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: 36 },
})

export interface ProseOpeningProps {
  /** The address of the heading on the page. */
  under: string
  facts?: readonly { name: string; text: string }[]
  panels?: readonly { name: string; line: Line; points: readonly string[] }[]
  note?: string
}

/** What a part of a text begins with: facts, panels with points, or a sentence beside a tick. */
export function ProseOpening({ facts: known, panels: pair, note: sentence }: ProseOpeningProps) {
  return (
    <div css={opening}>
      {known && (
        <dl css={facts}>
          {known.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {pair && (
        <div css={panels}>
          {pair.map(({ name, line, points }) => (
            <div key={name} data-line={line}>
              <p css={label}>{name}</p>
              <Ticks points={points} />
            </div>
          ))}
        </div>
      )}
      {sentence && (
        <div css={note}>
          <svg width="112" height="112" viewBox="0 0 120 120" fill="none" aria-hidden="true">
            <circle cx="60" cy="60" r="52" fill={theme.paper} stroke={theme.ink} strokeWidth="7" />
            <circle cx="60" cy="60" r="38" stroke={theme.lagoon} strokeWidth="8" />
            <path
              d="M76 49 54 71 44 61"
              stroke={theme.ink}
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <p>
            <Words>{sentence}</Words>
          </p>
        </div>
      )}
    </div>
  )
}
