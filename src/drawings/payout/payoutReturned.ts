import { returnedArt } from '../../theme/art.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { type FailedPayout, payoutRetryScreen } from '../screens/payoutRetry.ts'

export const failed: FailedPayout = { to: 'Haulmark', currency: 'NGN', amount: 38500 }

const { canvas, x, y, width, height } = returnedArt
const small = payoutRetryScreen(failed, 346)

const drawing: Drawing = {
  wide: cut({ x: -x, y: -y, ...canvas, kind: 'lineThrough' }, () => {
    const screen = payoutRetryScreen(failed, width)
    // A little longer than to the edges of the screen, or a seam would show where they meet.
    return (
      place(screen, 0, 0) +
      stroke(`M${screen.line} ${-y}V4`, 'sun', 9, 'butt') +
      stroke(`M${screen.line} ${height - 4}V${canvas.height - y}`, 'lagoonHi', 9, 'butt')
    )
  }),
  small: cut({ width: small.width, height: small.height }, () => small.svg),
}

export default drawing
