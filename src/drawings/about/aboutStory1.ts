import { taleArt } from '../../theme/artPages.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { taleCut, taleMiddle, taleSmallCut } from '../kit/tale.ts'
import { type Tool, windowScreen } from '../screens/aboutWindow.ts'

const tools: readonly Tool[] = [
  { name: 'Collections', mark: 'lagoon' },
  { name: 'Cards', mark: 'clay' },
  { name: 'Payouts', mark: 'sun' },
  { name: 'Bills', mark: 'sky' },
  { name: 'Spreadsheet', mark: 'edge' },
]

/** Windows as x, y and width, one for each tool. */
type Places = readonly (readonly [x: number, y: number, width: number])[]
const scattered: Places = [
  [28, 46, 196],
  [256, 14, 196],
  [132, 132, 216],
  [28, 230, 196],
  [256, 218, 196],
]
const close: Places = [
  [0, 30, 136],
  [144, 8, 136],
  [66, 108, 148],
  [0, 204, 136],
  [144, 188, 136],
]

const windows = (places: Places) =>
  tools.map((tool, at) => {
    const [x, y, width] = places[at] ?? [0, 0, 0]
    return place(windowScreen(tool, width), x, y)
  })

const height = 412

const drawing: Drawing = {
  wide: taleCut(
    height,
    () =>
      stroke(`M${taleMiddle} -${taleArt.lead}V${height}`, 'ink', 11, 'butt') +
      windows(scattered).join('') +
      node(taleMiddle, 132),
    taleArt.lead,
  ),
  small: taleSmallCut(366, () => windows(close).join('')),
}

export default drawing
