import { icon } from '../kit/icons.ts'
import { laneDrawing, laneLine } from '../kit/partner.ts'
import { paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const receipt = (x: number, y: number) =>
  `<path transform="translate(${x} ${y})" d="M0 0H68V104l-8.5-8-8.5 8-8.5-8-8.5 8-8.5-8-8.5 8-8.5-8-8.5 8z" ` +
  `fill="${paint('paper')}" stroke="${paint('rule')}"/>`

/** Three receipts: two are checked, the last one waits. */
export default laneDrawing(
  () =>
    laneLine('sky') +
    ['42.00', '12.00', '45.00']
      .map((sum, rank) => {
        const [x, y] = [84 + rank * 82, 26 + rank * 8]
        const isOpen = rank === 2
        return (
          receipt(x, y) +
          text(x + 34, y + 28, 'Receipt', { size: 13, fill: 'text2', anchor: 'middle' }) +
          text(x + 34, y + 50, sum, { size: 15, weight: 600, anchor: 'middle' }) +
          icon(isOpen ? 'clock' : 'check', x + 25, y + 62, {
            size: 18,
            colour: isOpen ? 'skyText' : 'lagoonText',
            width: 2.6,
          })
        )
      })
      .join(''),
)
