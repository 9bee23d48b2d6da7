import { icon } from '../kit/icons.ts'
import { outline } from '../kit/scene.ts'
import { box, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/*
 * What is on the desks of the team: one thing for each noun of its sentence. Each is at most 400 px wide, and is on a desk whose
 * upper edge is 305 px below its top.
 */

/** The screen of an engineer. */
export const laptop = () =>
  box(60, 120, 230, 160, { radius: 14, fill: 'ink2', edge: 'paper', edgeWidth: 5 }) +
  ['Build', 'Test', 'Review']
    .map(
      (step, rank) =>
        text(84, 160 + rank * 42, step, { size: 17, fill: 'paper' }) +
        icon('check', 244, 144 + rank * 42, { size: 22, colour: 'lagoonHi', width: 2.8 }),
    )
    .join('') +
  outline('M36 292H314', { width: 12, colour: 'paper' })

/** The screen of an engineer, and a cup. */
export const engineer = () =>
  laptop() +
  box(326, 244, 40, 54, { radius: 8, fill: 'clay' }) +
  outline('M366 256h8a9 9 0 0 1 0 24h-8', { width: 6, colour: 'clay' })

/** A question and its answer on a screen, and a headset. */
export const support = () =>
  box(40, 96, 270, 172, { radius: 14 }) +
  box(58, 116, 170, 46, { radius: 14, fill: 'mist2' }) +
  text(74, 145, 'Payout failed?', { size: 16 }) +
  box(112, 178, 180, 46, { radius: 14, fill: 'lagoonText' }) +
  text(128, 207, 'Check the name', { size: 16, weight: 600, fill: 'paper' }) +
  outline('M175 268v28M130 298h90', { width: 9, colour: 'paper' }) +
  outline('M336 262a36 36 0 0 1 72 0', { width: 8, colour: 'paper' }) +
  box(324, 256, 24, 42, { radius: 10, fill: 'sun' }) +
  box(396, 256, 24, 42, { radius: 10, fill: 'sun' })

/** The folder of one account. */
export const folder = () =>
  `<path d="M40 298V146h74l18 22h128v130z" fill="${paint('sun')}" stroke="${paint('sun')}" stroke-width="6" stroke-linejoin="round"/>` +
  box(66, 118, 176, 150, { radius: 8 }) +
  text(84, 150, 'Adunni Foods', { size: 18, weight: 600, face: 'condensed' }) +
  text(84, 178, '3 wallets', { size: 16, fill: 'text2' }) +
  box(40, 190, 220, 108, { fill: 'sun' }) +
  `<path d="M40 220h220" stroke="${paint('ink')}" stroke-width="3" opacity=".25"/>` +
  text(150, 266, 'Account', { size: 18, weight: 600, anchor: 'middle' })

/** The folder of one account, and a telephone. */
export const manager = () =>
  folder() +
  box(300, 260, 92, 38, { radius: 10 }) +
  `<path d="M292 260c0-34 108-34 108 0l-6 10h-22v-12h-52v12h-22z" fill="${paint('clay')}"/>`
