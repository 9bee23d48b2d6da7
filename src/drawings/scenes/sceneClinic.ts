import type { Drawing } from '../kit/drawing.ts'
import { draws, lands, signal, states } from '../kit/living.ts'
import { type Point, railPath } from '../kit/lines.ts'
import { money } from '../kit/samples.ts'
import { disc, outline, plant, sceneCut, lettering, slab, stop, thickLine } from '../kit/scene.ts'
import { tokens } from '../../theme/tokens.ts'

const chair = (x: number) =>
  `<g transform="translate(${x} 0)">` +
  outline('M40 258c0-14 8-20 20-20h44c12 0 20 6 20 20v58H40z', { fill: 'paper' }) +
  outline('M30 316H134v26H30zM44 342v52M120 342v52', { fill: 'lagoon' }) +
  '</g>'

/** What the clinic has received, and the part of it that came by link: last, and while somebody looks. */
export const received = { total: 45_000, byLink: 13_500, cameAt: 13 }

/** The sum, and to its scale what came by link. */
const sum = (total: number, byLink: number) => {
  const end = 372 + Math.round((148 * byLink) / received.total)
  return (
    lettering(371, 170, money('NGN', total), { size: 30, face: 'condensed' }) +
    (byLink > 0 ? outline(`M372 206H${end}`, { width: 8, colour: 'sky' }) : '') +
    disc(end, 206, 9, 'paper')
  )
}

const screen = () => {
  const { total, byLink, cameAt } = received
  return (
    outline('M442 262v-24M410 262h64', { width: 7 }) +
    slab([352, 98, 190, 140], 14, 'paper') +
    lettering(372, 134, 'Received', { weight: 500, fill: 'text2' }) +
    outline('M372 206H520', { width: 8, colour: 'mist2' }) +
    states([
      [sum(total - byLink, 0), 0],
      [sum(total, byLink), cameAt],
    ])
  )
}

const stripe: readonly Point[] = [
  [-20, 186],
  [250, 186],
  [330, 266],
]

/** The front desk of a clinic: the stripe on the wall comes down and is the edge of the desk. */
const drawing: Drawing = {
  wide: sceneCut(
    'skyTint',
    () =>
      disc(104, 92, 50, 'paper') +
      outline('M92 62h24v18h18v24h-18v18H92v-18H74V80h18z', { fill: 'clay' }) +
      lettering(176, 102, 'Ese Clinic', { size: 32, face: 'condensed' }) +
      draws(thickLine([...stripe, [660, 266]], 'sky')) +
      signal(railPath(stripe), received.cameAt - 9) +
      chair(0) +
      chair(126) +
      `<rect x="322" y="274" width="340" height="160" fill="${tokens.sky}" fill-opacity=".3" ` +
      `stroke="${tokens.ink}" stroke-width="5"/>` +
      outline('M400 290V420M500 290V420M600 290V420', { width: 4, colour: 'onInk3' }) +
      screen() +
      plant(596, 264) +
      lands(stop(330, 266, true), 8, received.cameAt) +
      outline('M0 396H300'),
  ),
}

export default drawing
