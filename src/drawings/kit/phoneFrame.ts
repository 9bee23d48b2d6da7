import { tokens } from '../../theme/tokens.ts'
import { box } from './shapes.ts'

/** A phone: an ink frame with a shadow, a white face that begins 9 px inside, and its speaker. */
export function phoneFrame(width: number, height: number): string {
  return (
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="36" fill="${tokens.ink}" filter="url(#shadow)"/>` +
    box(9, 9, width - 18, height - 18, { radius: 28 }) +
    box(width / 2 - 34, 20, 68, 8, { radius: 4, fill: 'mist2' })
  )
}
