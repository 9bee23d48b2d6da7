import { taleArt } from '../../theme/artPages.ts'
import { course } from '../kit/course.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { box } from '../kit/shapes.ts'
import { spreadsheet, tools, toolWindow } from '../screens/aboutTools.ts'

const { wide, small } = taleArt
const [collections, cards, payouts, bills] = tools

/** Four tools and a sheet that do not agree; no line reaches another. */
const drawing: Drawing = {
  wide: cut(
    wide,
    () =>
      box(0, 0, wide.width, wide.height, { fill: 'mist2' }) +
      course(
        [
          [-20, 70],
          [120, 70],
        ],
        'lagoon',
        { width: 12 },
      ) +
      course(
        [
          [520, -20],
          [520, 60],
        ],
        'clay',
        { width: 12 },
      ) +
      course(
        [
          [-20, 330],
          [60, 330],
        ],
        'sun',
        { width: 12 },
      ) +
      course(
        [
          [560, 440],
          [560, 340],
        ],
        'sky',
        { width: 12 },
      ) +
      place(toolWindow(collections, 250), 36, 30) +
      place(toolWindow(cards, 232), 372, 40) +
      place(toolWindow(payouts, 232), 28, 270) +
      place(toolWindow(bills, 216), 388, 300) +
      place(spreadsheet, 196, 158),
  ),
  small: cut(
    { ...small, blur: 10 },
    () =>
      box(0, 0, small.width, small.height, { fill: 'mist2' }) +
      course(
        [
          [-20, 54],
          [30, 54],
        ],
        'lagoon',
        { width: 9 },
      ) +
      course(
        [
          [270, -20],
          [270, 150],
        ],
        'clay',
        { width: 9 },
      ) +
      course(
        [
          [-20, 280],
          [40, 280],
        ],
        'sun',
        { width: 9 },
      ) +
      place(toolWindow(collections, 200), 16, 16) +
      place(toolWindow(cards, 170), 136, 124) +
      place(toolWindow(payouts, 220), 16, 212),
  ),
}

export default drawing
