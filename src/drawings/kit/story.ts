import { storyArt } from '../../theme/artPages.ts'
import { type Cut, cut } from './drawing.ts'

const { side } = storyArt

/** One cut of a customer's product: x and y count from the top left corner of the art, which stands on its lower edge. */
export function storyCut(size: 'wide' | 'small', draw: () => string): Cut {
  const { width, height } = storyArt[size]
  // On a phone the last screen is near the lower edge.
  return cut({ x: -side, width: width + 2 * side, height, blur: size === 'small' ? 9 : 18, kind: 'story' }, draw)
}

/** Where the line comes to, in both cuts. */
export const dock = { wide: storyArt.wide.dock, small: storyArt.small.dock }
