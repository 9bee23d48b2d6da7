import { partnerStepsArt } from '../../theme/artPages.ts'
import { cut, type Drawing } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node } from '../kit/lines.ts'
import { text } from '../kit/text.ts'

/*
 * From 1200 px, above four columns of text; the lines come from the left edge of the page and go on to the right one:
 * what a customer brings goes on. There is no cut for narrow
 * windows: the steps are a list with two lines.
 */
const art = partnerStepsArt

const [choose, signUp, promote, earn] = art.columns

const drawing: Drawing = {
  wide: cut({ x: -art.width, width: art.width * 3, height: art.height, kind: 'partingLines' }, () => {
    const middle = art.height / 2
    const pitch = 8
    const climb = 52
    // The capsules are 32 wide and have a rim of 5: their outer edge is the edge of the column.
    const first = choose + 18.5
    const last = earn + 18.5
    const branch = (side: 1 | -1) =>
      course(
        [
          [-art.width, middle + side * pitch],
          [first + 74, middle + side * pitch],
          [first + 74 + climb - pitch, middle + side * climb],
          [last - 148, middle + side * climb],
          [last - 148 + climb - pitch, middle + side * pitch],
          [art.width * 2, middle + side * pitch],
        ],
        side < 0 ? 'lagoon' : 'clay',
        { radius: 40 },
      )
    const pairs = [signUp, promote].flatMap((x) => [
      node(x + 12.5, middle - climb, 10, 5),
      node(x + 12.5, middle + climb, 10, 5),
    ])
    return (
      branch(-1) +
      branch(1) +
      pairs.join('') +
      capsule(first, middle, 32, 82) +
      capsule(last, middle, 32, 82) +
      text(196, middle - climb - 20, 'Affiliate', { size: 15, weight: 600 }) +
      text(196, middle + climb + 31, 'Referral Partner', { size: 15, weight: 600 })
    )
  }),
}

export default drawing
