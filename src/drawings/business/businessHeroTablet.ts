import { branch, bundled, dashboard } from './businessHero.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { lines, node, railPath, stroke } from '../kit/lines.ts'
import { docks } from '../screens/businessDashboard.ts'
import { dashboardTablet } from '../screens/businessDashboardNarrow.ts'

/*
 * For windows of 640 to 1199 px, edge to edge: 768 wide for a window of 768. In place of a phone's straight lines the
 * bundle still parts and docks at the icons of the side bar, and leaves on the right.
 */
const width = 768
// It ends where the column of the page does.
const x = 85
const pitch = 14

const drawing: Drawing = {
  wide: tabletCut({ y: -20, width, height: 868 + 20 + 50 }, () => {
    const screen = dashboardTablet(dashboard)
    return (
      lines
        .map(
          (line) =>
            stroke(railPath(branch(line, -60, 36, x + 10, pitch), { radius: 16 }), line, 9, 'butt') +
            stroke(`M${x + screen.width - 20} ${bundled(line, pitch)}H${width}`, line, 9, 'butt'),
        )
        .join('') +
      place(screen, x, 0) +
      lines.map((line) => node(x, docks[line], 7.5, 3.8)).join('')
    )
  }),
}

export default drawing
