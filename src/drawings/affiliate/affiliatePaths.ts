import { partnerPathsArt } from '../../theme/artPages.ts'
import { cut, type Drawing } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node } from '../kit/lines.ts'

/*
 * From 1200 px: the two lines come down from the band, part at the capsule and dock at the upper edges of the two panels.
 */
const art = partnerPathsArt

const drawing: Drawing = {
  wide: cut({ y: -art.lead, width: art.width, height: art.lead + art.height + art.dock, kind: 'twoPaths' }, () => {
    const middle = art.width / 2
    const fork = 40
    const branch = (side: 1 | -1) =>
      course(
        [
          [middle + side * 8, -art.lead],
          [middle + side * 8, fork],
          [middle + side * 68, fork + 60],
          [middle + side * 260, fork + 60],
          [middle + side * 320, fork + 120],
          [middle + side * 320, art.height],
        ],
        side < 0 ? 'lagoon' : 'clay',
        { radius: 36 },
      )
    const docks = [-1, 1].map((side) => node(middle + side * 320, art.height, 10, 5))
    return branch(-1) + branch(1) + docks.join('') + capsule(middle, 0, 82, 32)
  }),
}

export default drawing
