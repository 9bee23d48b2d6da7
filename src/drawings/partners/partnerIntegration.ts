import { capsule } from '../kit/capsule.ts'
import { laneDrawing, laneLine, sheet } from '../kit/partner.ts'
import { text } from '../kit/text.ts'

/** The software of a company, connected to three services. */
export default laneDrawing(
  () =>
    laneLine('lagoon') +
    sheet(76, 58, 108, 52) +
    text(130, 89, 'Your software', { size: 13, weight: 600, anchor: 'middle' }) +
    capsule(217, 84, 18, 58, 4.5) +
    ['Accounts', 'Cards', 'Bills']
      .map(
        (name, rank) =>
          sheet(250, 32 + rank * 38, 76, 28, 14) + text(288, 51 + rank * 38, name, { size: 13, anchor: 'middle' }),
      )
      .join(''),
)
