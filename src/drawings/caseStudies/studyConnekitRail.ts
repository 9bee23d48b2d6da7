import { plateDrawing } from '../kit/plate.ts'
import { type Range, rangeScreen } from '../screens/studyRange.ts'

export const range: Range = {
  name: 'Financial services, monthly',
  words: '$5-$50',
  from: 5,
  to: 50,
  line: 'sky',
}

export default plateDrawing(640, 300, (width) => rangeScreen(range, width))
