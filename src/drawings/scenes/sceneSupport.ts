import type { Drawing } from '../kit/drawing.ts'
import { disc, outline, sceneCut, sign, slab, stop, thickLine } from '../kit/scene.ts'
import { tokens } from '../../theme/tokens.ts'

/** A window of which one half is day and the other night. */
const hours = () =>
  slab([36, 44, 150, 120], 10, 'paper') +
  `<path d="M111 46h64a9 9 0 0 1 9 9v98a9 9 0 0 1-9 9h-64z" fill="${tokens.ink}"/>` +
  disc(76, 96, 20, 'sun', 0) +
  `<path d="M158 84a22 22 0 1 0 6 38a26 26 0 0 1-6-38z" fill="${tokens.paper}"/>` +
  outline('M111 44V164')

const chat = () =>
  slab([236, 50, 356, 216], 16, 'paper') +
  slab([258, 74, 216, 64], 16, 'mist2', { width: 0 }) +
  sign(276, 114, 'Payout failed?') +
  slab([332, 158, 238, 64], 16, 'ink', { width: 0 }) +
  sign(350, 198, 'Check the name', { fill: 'paper' }) +
  outline('M414 268v58M360 330h108', { width: 9 })

const headset = () =>
  outline('M64 292a50 50 0 0 1 100 0', { width: 9 }) +
  slab([50, 284, 28, 52], 12, 'clay') +
  slab([150, 284, 28, 52], 12, 'clay') +
  outline('M114 338V244M90 338h48', { width: 6 })

/** The desk of a person who answers, whose edge is the line. */
const drawing: Drawing = {
  wide: sceneCut(
    'lagoonTint',
    () =>
      hours() +
      chat() +
      headset() +
      thickLine(
        [
          [-20, 338],
          [660, 338],
        ],
        'lagoon',
      ) +
      outline('M0 352H640') +
      stop(414, 338, true) +
      outline('M522 330l8-40h52l8 40z', { fill: 'paper' }) +
      outline('M536 290V262M556 290V252M576 290V266', { width: 6 }),
  ),
}

export default drawing
