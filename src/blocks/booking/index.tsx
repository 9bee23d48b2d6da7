import Cal, { getCalApi } from '@calcom/embed-react'
import { css, keyframes } from '@emotion/react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media } from '../../theme/styles.ts'
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
const vanish = keyframes({ to: { visibility: 'hidden' } })

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
  // The line comes from the left edge of the page and ends in a node at the frame.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 72,
    right: '100%',
    width: '100vw',
    height: 8,
    background: `var(--c, ${theme.lagoon})`,
    forcedColorAdjust: 'none',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 65,
    left: -11,
    width: 22,
    height: 22,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
  },
  [media.fromTablet]: {
    minHeight: 640,
    padding: theme.s6,
    '&::before': { top: 'calc(50% - 4px)' },
    '&::after': { top: 'calc(50% - 11px)' },
  },
  '@media print': { '&::before, &::after': { display: 'none' } },
})
const waiting = css({
  display: 'grid',
  margin: `calc(-1 * ${theme.s6}) 0`,
  [media.fromTablet]: { margin: `calc(-1 * ${theme.s6})` },
  animation: `${vanish} 0s ${patience} forwards`,
  [media.open]: { display: 'none' },
})
// It fills the frame, which keeps its height: what is below does not move. The line runs on into it, to a dead end.
const deadEnd = { content: '""', position: 'absolute', forcedColorAdjust: 'none' } as const
const instead = css({
  display: 'grid',
  gap: theme.s5,
  alignContent: 'center',
  margin: `calc(-1 * ${theme.s6}) 0`,
  padding: `0 ${theme.s5}`,
  borderRadius: theme.rL,
  background: theme.mist,
  visibility: 'hidden',
  '&::before': { ...deadEnd, left: 0, top: 72, width: 64, height: 8, background: `var(--c, ${theme.lagoon})` },
  '&::after': { ...deadEnd, left: 64, top: 48, width: 8, height: 56, borderRadius: 4, background: theme.ink },
  [media.fromTablet]: {
    margin: `calc(-1 * ${theme.s6})`,
    padding: `0 ${theme.s6} 0 176px`,
    '&::before': { top: 'calc(50% - 4px)', width: 104 },
    '&::after': { left: 104, top: 'calc(50% - 44px)', height: 88 },
  },
  animation: `${appear} 0s ${patience} forwards`,
  [media.open]: { visibility: 'inherit' },
  // Without animations nothing would ever show it.
  '@media (prefers-reduced-motion: reduce)': {
    '&:not([data-failed])': {
      alignSelf: 'end',
      justifySelf: 'center',
      margin: 0,
      paddingInline: 0,
      background: 'none',
      visibility: 'inherit',
      '&::before, &::after': { display: 'none' },
    },
  },
  // An attribute and no second style: a page has the rules that its HTML uses, and there nothing has failed yet.
  '&[data-failed]': { visibility: 'inherit' },
})
// The first sentence is what has happened.
const apology = css({
  // Nobody knows yet; the link is there as another way.
  '@media (prefers-reduced-motion: reduce)': { display: 'none', '[data-failed] > &': { display: 'block' } },
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
    <Section id={id}>
      <SectionHead headingId={heading} title={title} />
      <div ref={box} css={frame} role="group" aria-labelledby={heading} aria-busy={state === 'waiting'}>
        {state === 'waiting' && (
          <div css={waiting}>
            <Skeleton name={awaited} />
          </div>
        )}
        {state !== 'ready' && (
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
