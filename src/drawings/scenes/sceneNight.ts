import type { Drawing } from '../kit/drawing.ts'
import { disc, mark, outline, sceneCut, lettering, slab, stop, thickLine } from '../kit/scene.ts'
import { tokens } from '../../theme/tokens.ts'

const lights = [
  [86, 138],
  [100, 138],
  [86, 156],
  [158, 170],
  [172, 170],
  [236, 158],
  [250, 158],
  [236, 178],
] as const

const city = () =>
  slab([40, 40, 230, 176], 10, 'ink2', { colour: 'onInk3' }) +
  outline('M40 206V160h34v-40h40v66h28v-34h44v48h30v-60h54v66a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10z', {
    fill: 'ink3',
    width: 4,
    colour: 'onInk3',
  }) +
  disc(222, 84, 20, 'sun', 0) +
  lights.map(([x, y]) => slab([x - 4, y - 4, 8, 8], 0, 'sun', { width: 0 })).join('') +
  // The frame is before the city.
  outline('M155 40V216M50 40H260a10 10 0 0 1 10 10V206a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10z', {
    colour: 'onInk3',
  })

const laptop = () =>
  slab([214, 172, 236, 158], 12, 'ink2', { colour: 'paper' }) +
  ['Accounts', 'Collections', 'Transfers']
    .map(
      (name, at) =>
        lettering(234, 214 + at * 42, name, { weight: 500, fill: 'paper' }) +
        mark('check', 408, 196 + at * 42, 24, 'lagoonHi'),
    )
    .join('') +
  outline('M186 336H478', { width: 11, colour: 'paper' })

const lamp = () =>
  outline('M590 342V190L550 150H510V164', { width: 8, colour: 'paper' }) +
  outline('M560 342h60', { width: 11, colour: 'paper' }) +
  outline('M456 206q6-46 54-46t54 46z', { fill: 'sun', colour: 'sun' })

/** A desk at night, whose edge is the line: three services have passed their test. */
const drawing: Drawing = {
  wide: sceneCut(
    'ink',
    () =>
      city() +
      `<path d="M478 206L404 344H616L542 206Z" fill="${tokens.sun}" opacity=".2"/>` +
      laptop() +
      lamp() +
      slab([76, 286, 50, 54], 8, 'clay', { width: 0 }) +
      outline('M126 298h12a10 10 0 0 1 0 26h-12', { width: 6, colour: 'clay' }) +
      thickLine(
        [
          [-20, 348],
          [622, 348],
        ],
        'lagoonHi',
      ) +
      stop(332, 348, true) +
      // Words may stand right of the scene: the line ends before them, at a station.
      stop(624, 348) +
      outline('M70 362V420M570 362V420', { width: 6, colour: 'onInk3' }),
  ),
}

export default drawing
