import { board, boardWithLine } from './billsHero.ts'
import type { Drawing } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { boardHeight } from '../screens/billsBoard.ts'

/** For windows of 640 to 1199 px, edge to edge: 768 wide for a window of 768, the board as wide as the text column. */
const width = 768
const boardWidth = 682
const x = (width - boardWidth) / 2

const drawing: Drawing = {
  wide: tabletCut({ width, height: boardHeight(board, boardWidth) }, () => boardWithLine(x, boardWidth, 0, [10, 8])),
}

export default drawing
