import type { MarkName } from '../../theme/marks.ts'
import { dots } from '../kit/capsule.ts'
import { closingDrawing, closingEnds } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { icon } from '../kit/icons.ts'
import { node, type Point } from '../kit/lines.ts'
import { above, comes, draws, lands } from '../kit/living.ts'
import { text } from '../kit/text.ts'
import { customerMark } from '../screens/studyMark.ts'

interface Stop {
  name: string
  mark?: MarkName
  at: Point
  moment: number
}

/** A line passes the stations of customers; the last one is open, and dots go on from it. */
export default closingDrawing(({ isSmall, body }) => {
  const stops: readonly Stop[] = isSmall
    ? [
        { name: 'Gamepride', mark: 'gamepride', at: [69, 98], moment: 0 },
        { name: 'Connekit', mark: 'connekit', at: [69, 198], moment: 4 },
        { name: 'Your case', at: [69, 304], moment: 8 },
      ]
    : [
        { name: 'Gamepride', mark: 'gamepride', at: [60, 66], moment: 2 },
        { name: 'Connekit', mark: 'connekit', at: [60, 178], moment: 4 },
        { name: 'Your case', at: [220, 296], moment: 8 },
      ]
  const [x, end] = [isSmall ? 69 : 60, stops[2]?.at ?? [0, 0]]
  const way: Point[] = isSmall
    ? // The words are above: there the line begins at its first station.
      [
        [x, 98],
        [x, end[1]],
      ]
    : [
        [x, closingEnds.top],
        [x, end[1] - 60],
        [x + 60, end[1]],
        [end[0], end[1]],
      ]
  const size = isSmall ? 22 : 18
  const stations = stops.map(({ name, mark, at: [left, y], moment }) => {
    const drawn = mark
      ? node(left, y, 36, 6) + customerMark(mark, left - 17, y - 17, 34, 'ink')
      : node(left, y, 46, 6) + icon('plus', left - 17, y - 17, { size: 34, width: 2.4 })
    const beside = mark ?? isSmall
    return (
      lands(drawn, moment) +
      // A name without its station would say nothing.
      comes(
        beside
          ? text(left + 62, y + body * 0.36, name, { size, weight: 600 })
          : text(left, y + 78, name, { size, weight: 600, anchor: 'middle' }),
        moment,
      )
    )
  })
  return (
    draws(course(way, 'ink', { width: 13, radius: 40 })) +
    comes(dots(end[0] + (isSmall ? 210 : 72), end[1], closingEnds.right, 9, 'ink'), 8) +
    above +
    stations.join('')
  )
})
