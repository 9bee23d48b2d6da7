import { taleArt } from '../../theme/artPages.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { lines, stroke } from '../kit/lines.ts'
import { taleCut, taleMiddle, taleSmallCut } from '../kit/tale.ts'
import { apiScreen } from '../screens/aboutApi.ts'

const drawing: Drawing = {
  wide: taleCut(440, () => {
    const screen = apiScreen(380)
    const top = 44
    const end = 412
    const bundle = lines.map((line, rank) => stroke(`M${taleMiddle - 21 + 14 * rank} 0V${end}`, line, 10, 'butt'))
    return (
      bundle.join('') +
      place(screen, (taleArt.width - screen.width) / 2, top) +
      capsule(taleMiddle, top, 76, 24, 4.5) +
      capsule(taleMiddle, end, 88, 32)
    )
  }),
  small: taleSmallCut(348, () => place(apiScreen(taleArt.small), 0, 10)),
}

export default drawing
