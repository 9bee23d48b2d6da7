import { css, keyframes } from '@emotion/react'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

// The checked radio button decides which example is seen. The markup is the end of the story: no keyframe has a `to` that
// lasts, so without motion, on paper and for a reader each example is complete.

const across = keyframes({ from: { transform: 'scaleX(0)' } })
const down = keyframes({ from: { transform: 'scaleY(0)' } })
const land = keyframes({ from: { opacity: 0, transform: 'scale(.2)' } })
const appear = keyframes({ from: { opacity: 0 } })
const light = keyframes({ from: { opacity: 0.35 } })
const leave = keyframes({ from: { opacity: 1 } })
const pass = keyframes({ 'from, 90%': { opacity: 1 } })

const lit = `color-mix(in srgb, ${theme.ink3} 75%, transparent)`

/** The most services that a stepper has (its schema). */
const places = [0, 1, 2, 3, 4]

/** Where the numbers of lines would leave them no room: a phone, and half a sheet. */
const narrow = '@media (max-width: 479px), print'

export const root = css({
  '--ring': theme.paper,
  '--hole': theme.ink,
  '--side': '24px',
  '--numbers': '34px',
  [narrow]: { '--side': '18px', '--numbers': '0px' },
  '@media print': { '--ring': theme.ink, '--hole': theme.paper },
  '@media (forced-colors: active)': { '--ring': 'CanvasText', '--hole': 'Canvas' },
  '& > div': { marginTop: theme.s5 },
  // The names of request and answer are those that are said, and the lines of their code have numbers, which nobody copies.
  '& pre': {
    position: 'relative',
    paddingInline: 'calc(var(--side) + var(--numbers)) var(--side)',
    '&::before': {
      content: 'attr(aria-label) / ""',
      display: 'block',
      margin: '0 0 10px calc(0px - var(--numbers))',
      color: 'var(--quiet)',
      font: `400 ${theme.fsSm}/1.5 ${theme.sans}`,
    },
    '&::after': {
      content: '"1\\a 2\\a 3\\a 4\\a 5" / ""',
      position: 'absolute',
      left: 'var(--side)',
      top: `calc(32px + 1.5 * ${theme.fsSm})`,
      color: 'var(--control)',
    },
    [narrow]: { letterSpacing: '-.05em', '&::after': { display: 'none' } },
  },
  // The answer has one line more, and its status is lit.
  '& ol ~ pre': {
    '&::after': { content: '"1\\a 2\\a 3\\a 4\\a 5\\a 6" / ""' },
    '@media screen and (forced-colors: none)': {
      background: `linear-gradient(${lit}, ${lit}) 0 calc(32px + 1.5 * ${theme.fsSm} + 7em) / 100% 1.75em no-repeat`,
    },
  },
  '& li': { color: 'var(--quiet)', '&:last-of-type': { color: 'var(--on)' } },
  // On paper, where nobody chooses, all examples are there, request and answer side by side.
  '@media screen': {
    [places.map((at) => `&:not(:has([value="${at}"]:checked)) [data-at="${at}"]`).join()]: { display: 'none' },
  },
  '@media print and (max-width: 1199px)': {
    '& > [data-at] > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > :first-child, & > ol': { gridColumn: '1 / -1' },
      '& > ol': { gridRow: 2, borderTop: 0 },
    },
  },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& li::before': { animation: `${across} .3s linear backwards` },
    '& li + li::before': { animation: `${across} .7s ${theme.depart} .5s backwards` },
    '& li::after': { animation: `${land} ${theme.t2} ${theme.arrive} .3s backwards` },
    '& li > span': { animation: `${light} ${theme.t2} .3s backwards` },
    '& li + li': { '&::after, & > span': { animationDelay: '1.2s' } },
    '& li + li + li': { '&::before': { animationDelay: '1.4s' }, '&::after, & > span': { animationDelay: '2.1s' } },
    '& ol ~ p': { animation: `${appear} ${theme.t2} 2.1s backwards` },
    [media.fromDesktop]: { '&& li::before': { animationName: down } },
    // The example that is shown first is still until somebody has come to the stations.
    '& > fieldset:not(:focus-within) ~ [data-shown]': { '& *, & *::before, & *::after': { animation: 'none' } },
  },
})

export const stations = css({
  display: 'grid',
  minWidth: 0,
  [media.fromPair]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
})

export const station = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  paddingLeft: 44,
  color: 'var(--quiet)',
  fontWeight: 600,
  lineHeight: 1.25,
  '&:hover, & > :checked + span': { color: 'var(--on)' },
  // The line of this section, then its station.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 9px',
    width: 8,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  '& > span::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '50%',
    width: 22,
    height: 22,
    marginTop: -11,
    border: '4px solid var(--ring)',
    borderRadius: '50%',
    background: 'var(--hole)',
    transition: `background ${theme.t2}`,
    forcedColorAdjust: 'none',
  },
  '& > :checked + span::before': { background: 'var(--c)' },
  // It lies over the whole station, so a press anywhere on it is one on the button itself.
  '& > input': {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& > :focus-visible + span': { borderRadius: theme.rS, outline: '3px solid var(--focus)', outlineOffset: 4 },
  [media.fromPair]: {
    alignItems: 'flex-end',
    minHeight: 76,
    padding: '0 12px 40px 0',
    '&::before': { inset: 'auto 0 9px', width: 'auto', height: 8 },
    '& > span::before': { left: 0, top: 'auto', bottom: 2, marginTop: 0 },
  },
})

/** The value of the status: in the end what it says, before that the states that came first. */
export const status = css({
  display: 'inline-grid',
  '&::before, &::after, & > i': { gridArea: '1 / 1' },
  '&::before, &::after': { opacity: 0, color: theme.lagoonHi },
  '&::before': { content: 'attr(data-first) / ""' },
  '&::after': { content: 'attr(data-next) / ""' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '&::before': { animation: `${leave} ${theme.t2} 1.2s backwards` },
    '&::after': { animation: `${pass} .9s 1.2s` },
    '& > i': { animation: `${appear} ${theme.t2} 2.1s backwards` },
  },
})

/** The title and its sentence, beside them the buttons. */
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s5,
  marginBottom: theme.s7,
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: theme.s8 },
})
export const words = css({ display: 'grid', gap: theme.s4 })
