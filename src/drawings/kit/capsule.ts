import { tokens } from '../../theme/tokens.ts'
import { stroke } from './lines.ts'

/** The capsule where a bundle leaves a screen: lying or standing, as its sides are; x and y give its middle. */
export function capsule(x: number, y: number, width: number, height: number, edge = 5): string {
  return (
    `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${Math.min(width, height) / 2}" ` +
    `fill="${tokens.paper}" stroke="${tokens.ink}" stroke-width="${edge}"/>`
  )
}

/** A level line of dots: what is still to come. On sun they are in ink, as grey looks dirty there. */
export function dots(x1: number, y: number, x2: number, width = 8, colour: 'edge' | 'ink' = 'edge'): string {
  return stroke(`M${x1} ${y}H${x2}`, colour, width).replace('/>', ' stroke-dasharray="1 22"/>')
}
