import { crossingCut, crossingEnd, siteEdge } from '../kit/crossing.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node } from '../kit/lines.ts'
import { appScreen } from '../screens/startApp.ts'
import { pathsScreen } from '../screens/signupPaths.ts'

const drawing: Drawing = {
  // Two lines leave this site, draw together on their way across the edge, and dock at the one app.
  wide: crossingCut(600, 420, () => {
    const y = 200
    const away = 46
    const drawn = ([-1, 1] as const).map((side) =>
      course(
        [
          [210, y + side * away],
          [262, y + side * away],
          [262 + away - 10, y + side * 10],
          [crossingEnd(600), y + side * 10],
        ],
        side < 0 ? 'lagoon' : 'clay',
        { radius: 26 },
      ),
    )
    return (
      drawn.join('') +
      siteEdge(330, 8, 392) +
      place(pathsScreen(224, 188, away), 0, y - 94) +
      place(appScreen(232, 348), 368, y - 174) +
      node(224, y - away) +
      node(224, y + away) +
      capsule(368, y, 24, 50, 4.5)
    )
  }),
  small: crossingCut(300, 252, () => {
    const y = 108
    const away = 34
    const drawn = ([-1, 1] as const).map((side) =>
      course(
        [
          [120, y + side * away],
          [142, y + side * away],
          [142 + away - 7, y + side * 7],
          [crossingEnd(300), y + side * 7],
        ],
        side < 0 ? 'lagoon' : 'clay',
        { width: 9, radius: 12 },
      ),
    )
    return (
      drawn.join('') +
      siteEdge(176, 4, 212) +
      place(pathsScreen(138, 140, away), 0, y - 70) +
      place(appScreen(108, 196), 192, y - 98) +
      node(138, y - away, 7, 3.5) +
      node(138, y + away, 7, 3.5) +
      capsule(192, y, 18, 38, 4)
    )
  }),
}

export default drawing
