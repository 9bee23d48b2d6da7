import type { Drawing } from '../kit/drawing.ts'
import { disc, outline, plant, sceneCut, sign, slab, stop, thickLine } from '../kit/scene.ts'
import { tokens } from '../../theme/tokens.ts'

const chair = (x: number) =>
  `<g transform="translate(${x} 0)">` +
  outline('M40 258c0-14 8-20 20-20h44c12 0 20 6 20 20v58H40z', { fill: 'paper' }) +
  outline('M30 316H134v26H30zM44 342v52M120 342v52', { fill: 'lagoon' }) +
  '</g>'

/** What the clinic has received, and the part of it that came by link. */
export const received = { total: 45_000, byLink: 13_500 }

const screen = () => {
  const end = 372 + Math.round((148 * received.byLink) / received.total)
  return (
    outline('M442 262v-24M410 262h64', { width: 7 }) +
    slab([352, 98, 190, 140], 14, 'paper') +
    sign(372, 134, 'Received', { weight: 500, fill: 'text2' }) +
    sign(371, 170, 'NGN 45,000', { size: 30, face: 'condensed' }) +
    outline('M372 206H520', { width: 8, colour: 'mist2' }) +
    outline(`M372 206H${end}`, { width: 8, colour: 'sky' }) +
    disc(end, 206, 9, 'paper')
  )
}

/** The front desk of a clinic: the stripe on the wall comes down and is the edge of the desk. */
const drawing: Drawing = {
  wide: sceneCut(
    'skyTint',
    () =>
      disc(104, 92, 50, 'paper') +
      outline('M92 62h24v18h18v24h-18v18H92v-18H74V80h18z', { fill: 'clay' }) +
      sign(176, 102, 'Ese Clinic', { size: 32, face: 'condensed' }) +
      thickLine(
        [
          [-20, 186],
          [250, 186],
          [330, 266],
          [660, 266],
        ],
        'sky',
      ) +
      chair(0) +
      chair(126) +
      `<rect x="322" y="274" width="340" height="160" fill="${tokens.sky}" fill-opacity=".3" ` +
      `stroke="${tokens.ink}" stroke-width="5"/>` +
      outline('M400 290V420M500 290V420M600 290V420', { width: 4, colour: 'onInk3' }) +
      screen() +
      plant(596, 264) +
      stop(330, 266, true) +
      outline('M0 396H300'),
  ),
}

export default drawing
