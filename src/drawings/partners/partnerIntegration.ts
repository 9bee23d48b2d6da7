import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { laneDrawing, laneLine, sheet } from '../kit/partner.ts'
import { text } from '../kit/text.ts'

/** From the capsule to the services above and below the line. */
const ways = () =>
  [46, 122]
    .map((y) =>
      course(
        [
          [212, 84],
          [250, y],
          [264, y],
        ],
        'lagoon',
        { width: 9, radius: 14 },
      ),
    )
    .join('')

/** The software of a company, connected to three services. */
export default laneDrawing(
  () =>
    laneLine('lagoon') +
    sheet(76, 58, 108, 52) +
    ways() +
    text(130, 89, 'Your software', { size: 13, weight: 600, anchor: 'middle' }) +
    capsule(217, 84, 18, 58, 4.5) +
    ['Accounts', 'Cards', 'Bills']
      .map(
        (name, rank) =>
          sheet(250, 32 + rank * 38, 76, 28, 14) + text(288, 51 + rank * 38, name, { size: 13, anchor: 'middle' }),
      )
      .join(''),
)
