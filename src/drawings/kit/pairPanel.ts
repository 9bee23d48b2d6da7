import { type Drawing, place, type Screen } from './drawing.ts'
import { featureCut, featureSmall, leave } from './feature.ts'
import { type Line, node } from './lines.ts'

/** Narrower than the art of a feature picture, as two such panels share the text column from 1200 px on. */
export const pairWide = { width: 628, screen: 532 }
/** Where the screen is in the art: left, in line with the words above it. */
const places = {
  wide: { x: 48, y: 16, width: pairWide.screen, foot: 56 },
  small: { x: 24, y: 8, width: 304, foot: 36 },
}

/**
 * The picture of one of two tint panels side by side, below the words: one line passes through both at one height, as
 * long as their screens are equally high. The picture is as wide as the panel, which clips the line at its edges.
 * @param screen draws at 532 px (wide) or 304 px (small)
 * @param docks height in the screen at which the line meets its edge
 */
export function pairPanel(line: Line, screen: (width: number) => Screen, docks: number): Drawing {
  const draw = (size: 'wide' | 'small') => {
    const art = size === 'wide' ? pairWide : featureSmall
    const { x, y, width, foot } = places[size]
    const drawn = screen(width)
    return featureCut(
      art,
      y + drawn.height + foot,
      () => leave(line, art, 'both', 0, y + docks) + place(drawn, x, y) + node(x, y + docks),
    )
  }
  return { wide: draw('wide'), small: draw('small') }
}
