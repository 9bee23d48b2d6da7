import type { MarkName } from '../../theme/marks.ts'
import type { Line } from '../kit/lines.ts'
import { phoneFrame } from '../kit/phoneFrame.ts'
import { hairline } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { customerMark } from './studyMark.ts'

/** The app of a customer, on a phone that stands on the lower edge of its picture. */
export function studyPhone(brand: string, mark: MarkName, line: Line, width: number, height: number): string {
  return (
    phoneFrame(width, height + 40) +
    customerMark(mark, 24, 44, 24, `${line}Text`) +
    text(57, 61.5, brand, { size: 16, weight: 600 }) +
    hairline(9, 80, width - 9)
  )
}
