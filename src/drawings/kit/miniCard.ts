import { railPath, stroke } from './lines.ts'
import { box } from './shapes.ts'

/** A card the size of an icon, 22 px high, with its clay line; a frozen one is grey. */
export function miniCard(x: number, y: number, width: number, isFrozen = false): string {
  if (isFrozen) return box(x, y, width, 22, { radius: 5, fill: 'mist2' })
  const middle = x + width / 2
  const line = railPath(
    [
      [x, y + 14],
      [middle - 3, y + 14],
      [middle + 3, y + 8],
      [x + width, y + 8],
    ],
    { radius: 4 },
  )
  return box(x, y, width, 22, { radius: 5, fill: 'ink' }) + stroke(line, 'clay', 3, 'butt')
}
