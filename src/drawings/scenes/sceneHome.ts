import type { Drawing } from '../kit/drawing.ts'
import { disc, outline, sceneCut, lettering, slab, slip, stop, thickLine } from '../kit/scene.ts'
import { tokens } from '../../theme/tokens.ts'

const meter = () =>
  slab([96, 66, 172, 172], 16, 'paper') +
  slab([116, 88, 132, 46], 8, 'ink', { width: 0 }) +
  lettering(182, 119, 'Token ok', { size: 23, weight: 500, fill: 'sun', anchor: 'middle', face: 'mono' }) +
  disc(182, 184, 30, 'mist') +
  outline('M186 166l-14 20h18l-12 18')

const table = () =>
  `<rect x="-20" y="346" width="680" height="90" fill="${tokens.sun}" fill-opacity=".35" ` +
  `stroke="${tokens.ink}" stroke-width="5"/>` +
  outline('M0 346H640', { width: 7 }) +
  outline('M398 346V300h70v46M468 312h14a8 8 0 0 1 0 22h-14', { fill: 'paper' }) +
  outline('M420 286c-8-12 8-16 0-30M444 286c-8-12 8-16 0-30', { width: 4 })

/** A room at home: the line is the cable from the phone to the meter, and on to the lamp. */
const drawing: Drawing = {
  wide: sceneCut(
    'sunTint',
    () =>
      meter() +
      `<path d="M470 148L384 344H612L556 148Z" fill="${tokens.sun}" opacity=".45"/>` +
      outline('M456 146q6-58 57-58t57 58z', { fill: 'sun' }) +
      thickLine(
        [
          // Behind the phone: its round end would stand out below the table.
          [182, 334],
          [182, 238],
        ],
        'sky',
      ) +
      thickLine(
        [
          [268, 152],
          [340, 152],
          [422, 70],
          [422, 34],
          [513, 34],
          [513, 88],
        ],
        'sky',
        26,
      ) +
      table() +
      slab([116, 322, 132, 24], 9, 'ink', { width: 0 }) +
      stop(182, 238) +
      stop(268, 152, true) +
      slip(300, 178, 232, 'Electricity', 'NGN 12,000'),
  ),
}

export default drawing
