import { css, keyframes } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { condensed, media, pointsTurn } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { patience } from './skeleton.tsx'

const appear = keyframes({ to: { visibility: 'inherit' } })

// Said when it is there; above the place of the calendar, and not in its way.
const status = css({ zIndex: 1, display: 'grid', pointerEvents: 'none' })
const inset = 'clamp(20px, 4vw, 40px)'
const onFrame = {
  placeSelf: 'start',
  maxWidth: 'none',
  margin: 0,
  padding: `0 ${inset}`,
  [media.fromTablet]: { marginInline: `calc(-1 * ${theme.s6})` },
  // Clear of the dead end.
  [media.fromPair]: { paddingRight: pointsTurn + 80 },
  background: 'none',
  boxShadow: 'none',
  visibility: 'inherit',
} as const
// Where it is not known why nothing has come: a sheet on the month that did not fill, for it may still come. The line runs on
// to a dead end.
const instead = css({
  display: 'grid',
  gap: theme.s5,
  placeSelf: 'center',
  maxWidth: 480,
  margin: '0 8px',
  padding: inset,
  borderRadius: theme.rL,
  background: theme.paper,
  boxShadow: theme.e2,
  visibility: 'hidden',
  pointerEvents: 'auto',
  '&::before': {
    content: '""',
    width: 150,
    height: 48,
    marginLeft: `calc(-1 * ${inset})`,
    background: [
      `linear-gradient(${theme.ink} 0 0) 100%/8px no-repeat`,
      `radial-gradient(${theme.paper} 6px, ${theme.ink} 6.5px 9.5px, #0000 10px) 55%/22px 22px no-repeat`,
      `linear-gradient(var(--c, ${theme.lagoon}) 0 0) 0/100% 8px no-repeat`,
    ].join(),
    forcedColorAdjust: 'none',
  },
  [media.fromPair]: {
    '&::before': {
      position: 'absolute',
      top: 0,
      right: pointsTurn - 36,
      width: 80,
      height: 72,
      borderBottom: `10px solid ${theme.ink}`,
      background: `linear-gradient(var(--c, ${theme.lagoon}) 0 0) 50%/10px no-repeat`,
    },
  },
  animation: `${appear} 0s ${patience} forwards`,
  // It moves nothing, so it counts for those as well who want no motion.
  '@media (prefers-reduced-motion: reduce)': { '&&': { animation: `${appear} 0s ${patience} forwards !important` } },
  [media.open]: onFrame,
  '[data-failed] &': onFrame,
})
// The first sentence is what has happened.
const apology = css({
  color: 'var(--quiet)',
  '& p:first-of-type:not(:only-of-type)': {
    color: theme.ink,
    fontSize: theme.fs3,
    fontWeight: 600,
    ...condensed(86),
    lineHeight: 1.2,
    letterSpacing: '-.014em',
  },
})

interface Props {
  isNeeded: boolean
  hasFailed: boolean
  words: BlockProps['booking']['missing']
  link: BlockProps['booking']['link']
  /** The visitor has waited long enough. */
  onLate: () => void
}

/** In place of a calendar that does not come: what has happened, and the way to its own page. The style counts the wait. */
export function Instead({ isNeeded, hasFailed, words, link, onLate }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Over before this code had come.
    if (sheet.current && getComputedStyle(sheet.current).visibility === 'visible') onLate()
  }, [onLate])
  return (
    <div css={status} role="status">
      {isNeeded && (
        // A new one: the hidden sheet is elsewhere, and would seem to have moved.
        <div key={`${hasFailed}`} ref={sheet} css={instead} onAnimationEnd={onLate}>
          {words && (
            <div css={apology}>
              <RichText text={words} />
            </div>
          )}
          <p>
            <ButtonLink href={link.href} arrow>
              {link.text}
            </ButtonLink>
          </p>
        </div>
      )}
    </div>
  )
}
