import { marks } from '../../theme/marks.ts'
import { course } from '../kit/course.ts'
import { laneDrawing, laneLine } from '../kit/partner.ts'
import { box, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** A virtual card with the mark of the community. */
export default laneDrawing(
  () =>
    laneLine('clay') +
    box(104, 22, 192, 124, { radius: 14, fill: 'ink' }) +
    course(
      [
        [104, 96],
        [186, 96],
        [206, 76],
        [296, 76],
      ],
      'clayHi',
      { width: 9, radius: 14 },
    ) +
    `<path transform="translate(120 36) scale(.86)" d="${marks.tumbleyard}" fill="${paint('paper')}"/>` +
    text(282, 52, 'Virtual', { size: 13, weight: 600, fill: 'paper', anchor: 'end' }) +
    text(120, 130, '•••• 3086', { size: 13.5, fill: 'paper' }) +
    text(282, 130, 'Visa', { size: 14, weight: 600, fill: 'paper', anchor: 'end' }),
)
