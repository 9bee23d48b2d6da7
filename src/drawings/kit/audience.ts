import { trackRoom } from '../../theme/artPages.ts'
import { answeringNode, answerSignal } from './answers.ts'
import { cut, type Drawing, place, type Screen } from './drawing.ts'
import { type Line, node, stroke } from './lines.ts'

/*
 * The pictures of the audience panels bleed: side by side, their lines read as one track, so each line runs through its
 * whole panel at the same height. The art is in the middle of a canvas 1.6 times as wide, and the line runs on to
 * both edges of the canvas. A page gives the picture 160 % of the width that the art shall have, centres it, and lets
 * the panel clip it: on the left, on the right, and at the foot, where the screens run out of the canvas.
 * Wide: for art of 340 px and more, as in three columns from 1200. Small: for art of 250 to 400 px, as on a phone.
 */
export const audienceWide = { width: 400, screen: 320 }
export const audienceSmall = { width: 320, screen: 272 }
/** The same for all panels and both cuts: height of the canvas, and of the line in it. */
export const audienceHeight = 396
export const audienceTrack = 140
/** Top edges of the screens: level too, as the panels are beside one another. */
const top = 22

interface Panel {
  line: Line
  /** How much narrower than the art allows the screen is. */
  less?: number
  /** The screen at a width in px; `height` reaches past the foot of the canvas. */
  screen: (width: number, height: number) => Screen
}

/** The picture of one audience panel: a screen on the shared track, with a node where the line docks. */
export function audience({ line, less = 0, screen }: Panel): Drawing {
  const draw = (art: { width: number; screen: number }) => {
    const width = art.screen - less
    const x = (art.width - width) / 2
    const canvas = {
      x: -art.width * trackRoom,
      width: art.width * (1 + 2 * trackRoom),
      height: audienceHeight,
      kind: 'track' as const,
    }
    return cut(
      canvas,
      () =>
        stroke(`M${canvas.x} ${audienceTrack}H${canvas.x + canvas.width}`, line, 11, 'butt') +
        answerSignal(`M${canvas.x + art.width * trackRoom} ${audienceTrack}H${x}`) +
        place(screen(width, audienceHeight - top + 60), x, top) +
        answeringNode(node(x, audienceTrack)),
    )
  }
  return { wide: draw(audienceWide), small: draw(audienceSmall) }
}
