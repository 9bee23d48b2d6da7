import type { Drawing } from '../kit/drawing.ts'
import { disc, mark, outline, plant, sceneCut, lettering, slab, slip, stop, thickLine } from '../kit/scene.ts'
import { railPath } from '../kit/lines.ts'
import { comes, draws, lands, signal } from '../kit/living.ts'
import { tokens } from '../../theme/tokens.ts'

const jar = (x: number, y: number, fill: 'sun' | 'paper' | 'lagoon') =>
  slab([x, y, 34, 44], 8, fill) + slab([x + 4, y - 10, 26, 10], 3, 'ink', { width: 0 })

const shelves = () =>
  outline('M40 184H292M40 262H292', { width: 6 }) +
  jar(56, 138, 'sun') +
  jar(102, 138, 'sun') +
  jar(148, 138, 'paper') +
  slab([200, 128, 72, 54], 6, 'clay') +
  lettering(236, 163, 'Rice', { anchor: 'middle', fill: 'paper' }) +
  slab([54, 212, 58, 48], 6, 'paper') +
  slab([120, 200, 44, 60], 6, 'sky') +
  jar(180, 216, 'lagoon') +
  jar(226, 216, 'lagoon')

const counter = () =>
  `<rect x="-20" y="330" width="680" height="110" fill="${tokens.lagoon}" fill-opacity=".16" ` +
  `stroke="${tokens.ink}" stroke-width="5"/>` +
  outline('M120 344V420M320 344V420M520 344V420', { width: 4, colour: 'onInk3' })

const edge = [
  [-20, 330],
  [660, 330],
] as const
const phone = [374, 330] as const
/** When the payment arrives. */
const paid = 13

/** The counter of a shop, whose edge is the line; the phone on it has received a payment. */
const drawing: Drawing = {
  wide: sceneCut(
    'lagoonTint',
    () =>
      slab([40, 34, 250, 58], 10, 'ink', { width: 0 }) +
      lettering(165, 71, 'Adunni Foods', { size: 26, fill: 'paper', anchor: 'middle', face: 'condensed' }) +
      shelves() +
      outline('M352 0V52') +
      outline('M318 92a34 40 0 0 1 68 0z', { fill: 'sun' }) +
      counter() +
      outline('M452 324l10-70h64l10 70zM474 254c0-32 40-32 40 0', { fill: 'sun' }) +
      slab([322, 146, 104, 178], 18, 'ink') +
      slab([331, 160, 86, 146], 8, 'paper', { width: 0 }) +
      comes(
        disc(374, 212, 25, 'lagoon', 0) +
          mark('check', 358, 196, 32, 'paper') +
          lettering(374, 270, 'Paid', { anchor: 'middle' }),
        paid,
      ) +
      plant(594, 324) +
      draws(thickLine(edge, 'lagoon')) +
      signal(railPath([edge[0], phone]), paid - 9) +
      lands(stop(...phone, true), 8, paid) +
      comes(slip(400, 22, 216, 'By link', 'NGN 15,000'), paid + 3),
  ),
}

export default drawing
