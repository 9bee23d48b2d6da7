import Cal, { getCalApi } from '@calcom/embed-react'
import { css, keyframes } from '@emotion/react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, pointsTurn } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { patience, Skeleton } from './skeleton.tsx'

/** The calendar is the provider's own component. */
export const live = true

/** Without a name of its own the provider's script would answer twice to each message. */
const namespace = 'booking'

const appear = keyframes({ to: { visibility: 'inherit' } })

// It cuts the line that comes down, and no accent of a title without a space above it.
const section = css({ clipPath: 'inset(-8px 0 0)', [media.belowCards]: { clipPath: 'inset(0)' } })
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
  // The line comes down from the head, or from the edge of this section, to a node at the frame.
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
  [media.fromTablet]: { minHeight: 640, padding: theme.s6 },
  '@media print': { '&::before, &::after': { display: 'none' } },
})
const waiting = css({
  display: 'grid',
  margin: `calc(-1 * ${theme.s6}) 0`,
  [media.fromTablet]: { margin: `calc(-1 * ${theme.s6})` },
  [media.open]: { display: 'none' },
})
// A sheet on the month that did not fill; the frame keeps its height, so what is below does not move. The line runs on into
// the frame, to a dead end.
const instead = css({
  // Above the place of the calendar, which is there until it has failed.
  zIndex: 1,
  display: 'grid',
  gap: theme.s5,
  placeSelf: 'center',
  maxWidth: 480,
  margin: `0 ${theme.s4}`,
  padding: theme.s6,
  borderRadius: theme.rL,
  background: theme.paper,
  boxShadow: theme.e2,
  visibility: 'hidden',
  [media.fromCards]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: pointsTurn - 29,
      width: 66,
      height: 56,
      borderBottom: `8px solid ${theme.ink}`,
      background: `linear-gradient(var(--c, ${theme.lagoon}) 0 0) 50%/10px no-repeat`,
      forcedColorAdjust: 'none',
    },
  },
  animation: `${appear} 0s ${patience} forwards`,
  // Without animations nothing would ever show it: the link is there at once, below the month, and stays in its place when
  // the sentence comes.
  '@media (prefers-reduced-motion: reduce)': {
    placeSelf: 'end center',
    '&:not([data-failed])': {
      background: 'none',
      boxShadow: 'none',
      visibility: 'inherit',
      '&::before': { display: 'none' },
    },
  },
  [media.open]: { placeSelf: 'center', visibility: 'inherit' },
  // An attribute and no second style: a page has the rules that its HTML uses, and there nothing has failed yet.
  '&[data-failed]': { visibility: 'inherit' },
})
// The first sentence is what has happened.
const apology = css({
  // Nobody knows yet; the link is there as another way.
  '@media (prefers-reduced-motion: reduce)': { visibility: 'hidden', '[data-failed] > &': { visibility: 'inherit' } },
  [media.open]: { visibility: 'inherit' },
  color: 'var(--quiet)',
  '& p:first-of-type:not(:only-of-type)': {
    color: theme.ink,
    fontSize: theme.fs3,
    fontWeight: 600,
    fontStretch: '86%',
    lineHeight: 1.2,
    letterSpacing: '-.014em',
  },
})
// On an element of ours: the provider's is drawn in the browser only, and a page has the rules of its HTML.
const calendar = css({ overflow: 'auto' })

type State = 'waiting' | 'ready' | 'failed'

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
  const state = useCalendarState(script, box)

  return (
    <Section id={id} css={section}>
      <SectionHead headingId={heading} title={title} />
      <div ref={box} css={frame} role="group" aria-labelledby={heading} aria-busy={state === 'waiting'}>
        {state !== 'ready' && (
          <>
            <div css={waiting}>
              <Skeleton name={awaited} />
            </div>
            <div css={instead} data-failed={state === 'failed' ? '' : undefined}>
              {missing && (
                <div css={apology}>
                  <RichText text={missing} />
                </div>
              )}
              <p>
                <ButtonLink href={link.href} arrow>
                  {link.text}
                </ButtonLink>
              </p>
            </div>
          </>
        )}
        {state !== 'failed' && (
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
      {text && <RichText text={text} />}
    </Section>
  )
}

/** Whether the calendar of the provider's script has come. A focus in `box` goes to it, in place of the link that goes. */
function useCalendarState(script: string, box: RefObject<HTMLElement | null>): State {
  const [state, setState] = useState<State>('waiting')
  useEffect(() => {
    let isCurrent = true
    const onReady = () => {
      if (!isCurrent) return
      if (box.current?.contains(document.activeElement)) box.current.querySelector('iframe')?.focus()
      setState('ready')
    }
    const onFailed = () => {
      if (isCurrent) setState('failed')
    }
    // The API asks every 50 ms until the provider's script is there, and never when it does not come.
    void getCalApi({ namespace, embedJsUrl: script }).then((api) => {
      api('on', { action: 'linkReady', callback: onReady })
      api('on', { action: 'linkFailed', callback: onFailed })
    })
    return () => {
      isCurrent = false
    }
  }, [script, box])
  return state
}
