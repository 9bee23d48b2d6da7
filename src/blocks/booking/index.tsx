import Cal from '@calcom/embed-react'
import { css } from '@emotion/react'
import { useId, useRef } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, pointsTurn } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { Instead } from './instead.tsx'
import { Skeleton } from './skeleton.tsx'
import { namespace, useCalendarState } from './useCalendarState.ts'

/** The calendar is the provider's own component. */
export const live = true

// It cuts the line that comes down, and no accent of a title without a space above it.
const section = css({ clipPath: 'inset(-8px 0 0)' })
const ended = { minHeight: 0, background: theme.mist }
const frame = css({
  position: 'relative',
  display: 'grid',
  // Month, day and times are below each other on a phone.
  minHeight: 720,
  marginBottom: theme.s5,
  padding: `${theme.s6} 0`,
  border: `1px solid ${theme.rule}`,
  borderRadius: theme.rL,
  background: theme.paper,
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  // The line comes down from the head to a node at the frame. Where the points are below each other it does not leave the head.
  [media.fromPair]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      right: pointsTurn - 1,
      bottom: '100%',
      width: 10,
      height: '100vh',
      background: `var(--c, ${theme.lagoon})`,
      forcedColorAdjust: 'none',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      top: -11,
      right: pointsTurn - 7,
      width: 22,
      height: 22,
      border: `4px solid ${theme.ink}`,
      borderRadius: '50%',
      background: theme.sun,
    },
    '&[data-failed]::after': { display: 'none' },
  },
  [media.fromTablet]: { minHeight: 640, padding: theme.s6 },
  // Attributes and no second style: a page has the rules that its HTML uses, and there nothing has failed yet.
  '&[data-failed]': ended,
  [media.open]: ended,
  '@media print': { '&::before, &::after': { display: 'none' } },
})
const waiting = css({
  display: 'grid',
  margin: `calc(-1 * ${theme.s6}) 0`,
  [media.fromTablet]: { margin: `calc(-1 * ${theme.s6})` },
  [media.open]: { display: 'none' },
})
// A line as long as the frame is wide, where it fits.
const under = css({ '& > div': { maxWidth: 'none' } })
// On an element of ours: the provider's is drawn in the browser only, and a page has the rules of its HTML.
const calendar = css({ overflow: 'auto' })

/** The calendar of a scheduling provider, in a frame of its size; a link takes its place when it does not come (DEMO-1). */
export default function Booking({
  id,
  title,
  calLink,
  origin,
  script,
  link,
  waiting: awaited,
  missing,
  text,
}: BlockProps['booking'] & { id?: string }) {
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  const { state, onLate } = useCalendarState(script, box)
  const hasFailed = state === 'failed'

  return (
    <Section id={id} css={section}>
      <SectionHead headingId={heading} title={title} />
      <div
        ref={box}
        css={frame}
        role="group"
        aria-labelledby={heading}
        aria-busy={state === 'waiting'}
        data-failed={hasFailed ? '' : undefined}
      >
        {!hasFailed && state !== 'ready' && (
          <div css={waiting}>
            <Skeleton name={awaited} />
          </div>
        )}
        <Instead isNeeded={state !== 'ready'} hasFailed={hasFailed} words={missing} link={link} onLate={onLate} />
        {!hasFailed && (
          <div css={calendar}>
            <Cal
              namespace={namespace}
              calLink={calLink}
              calOrigin={origin}
              embedJsUrl={script}
              config={{ layout: 'month_view' }}
            />
          </div>
        )}
      </div>
      {text && (
        <div css={under}>
          <RichText text={text} />
        </div>
      )}
    </Section>
  )
}
