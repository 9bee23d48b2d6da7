import type { Drawing } from '../kit/drawing.ts'
import { comes, draws, lands, signal } from '../kit/living.ts'
import { railPath } from '../kit/lines.ts'
import { disc, outline, sceneCut, lettering, slab, stop, thickLine } from '../kit/scene.ts'
import { tokens } from '../../theme/tokens.ts'

/** A window of which one half is day and the other night. */
export const hours = () =>
  slab([36, 44, 150, 120], 10, 'paper') +
  `<path d="M111 46h64a9 9 0 0 1 9 9v98a9 9 0 0 1-9 9h-64z" fill="${tokens.ink}"/>` +
  disc(76, 96, 20, 'sun', 0) +
  `<path d="M158 84a22 22 0 1 0 6 38a26 26 0 0 1-6-38z" fill="${tokens.paper}"/>` +
  outline('M111 44V164')

/** What somebody asks at the desk, and what they are told. */
export const talk = { question: 'Payout failed?', answer: 'Check the name' }
/** Moments: the question arrives on the line, and is answered. */
export const moments = { question: 12, answer: 20 }

const asked = slab([258, 74, 216, 64], 16, 'mist2', { width: 0 }) + lettering(276, 114, talk.question)
const told = slab([332, 158, 238, 64], 16, 'ink', { width: 0 }) + lettering(350, 198, talk.answer, { fill: 'paper' })

export const headset = () =>
  outline('M64 292a50 50 0 0 1 100 0', { width: 9 }) +
  slab([50, 284, 28, 52], 12, 'clay') +
  slab([150, 284, 28, 52], 12, 'clay') +
  outline('M114 338V244M90 338h48', { width: 6 })

const edge = [
  [-20, 338],
  [660, 338],
] as const
const stand = [414, 338] as const

/** The desk of a person who answers, whose edge is the line. `isLive`: the question comes while somebody looks. */
export const desk = (isLive = false) =>
  hours() +
  slab([236, 50, 356, 216], 16, 'paper') +
  (isLive ? comes(asked, moments.question) + comes(told, moments.answer) : asked + told) +
  outline('M414 268v58M360 330h108', { width: 9 }) +
  headset() +
  (isLive
    ? draws(thickLine(edge, 'lagoon')) + signal(railPath([edge[0], stand]), moments.question - 9)
    : thickLine(edge, 'lagoon')) +
  outline('M0 352H640') +
  (isLive ? lands(stop(...stand, true), 8, moments.question) : stop(...stand, true)) +
  // Low enough to stand clear of the screen behind them, of which they have the colour.
  outline('M536 330l6-32h52l6 32z', { fill: 'paper' }) +
  outline('M551 298V284M568 298V279M585 298V286', { width: 6 })

const drawing: Drawing = { wide: sceneCut('lagoonTint', desk) }

export default drawing
