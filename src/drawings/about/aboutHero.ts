import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { node, type Point } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { oneAccount, paymentRow, payments } from '../screens/aboutPayments.ts'

interface Meeting {
  /** Both edges of the canvas. */
  edges: readonly [left: number, right: number]
  /** Left edges of the payments, in turn, and their width. */
  rows: { x: readonly [number, number]; width: number }
  /** Where the outer lines have joined the bundle. */
  meet: number
  account: { x: number; width: number }
}

/** Four payments on lines of their own: from the left edge into one account, and as a bundle off to the right. */
export function meeting({ edges, rows, meet, account }: Meeting): string {
  const middle = 200
  const stops = payments.map((payment, rank) => ({
    payment,
    x: rows.x[rank % 2] ?? 0,
    y: 54 + rank * 98,
    end: middle + (rank - 1.5) * 16,
  }))
  const lines = stops.map(({ payment, y, end }) => {
    const points: Point[] = [
      [edges[0], y],
      [meet - Math.abs(y - end), y],
      [meet, end],
      [edges[1], end],
    ]
    return draws(course(points, payment.line, { radius: 40 }))
  })
  return (
    lines.join('') +
    above +
    stops
      .map(
        ({ payment, x, y }) =>
          place(paymentRow(payment, rows.width), x, y - 32) + lands(node(x, y) + node(x + rows.width, y), 4),
      )
      .join('') +
    place(oneAccount(account.width), account.x, middle - 98) +
    lands(capsule(account.x, middle, 20, 96), 7) +
    lands(capsule(account.x + account.width, middle, 20, 96), 8)
  )
}

/** On a phone the payments are below one another, and their lines run down at the left into the account. */
function meetingBelow(): string {
  const { left, right } = phoneArt
  const [first, pitch, row] = [58, 13, 82]
  const [chip, top] = [118, 360]
  const lines = payments.map(({ line }, rank) => {
    const points: Point[] = [
      [chip, 36 + rank * row],
      [left + 18 + rank * pitch, 36 + rank * row],
      [left + 18 + rank * pitch, top],
    ]
    return draws(course(points, line, { width: 8, radius: 14 }))
  })
  return (
    lines.join('') +
    above +
    payments
      .map(
        (payment, rank) =>
          place(paymentRow(payment, right - chip), chip, 4 + rank * row) +
          lands(node(chip, 36 + rank * row, 7, 3.5), 4),
      )
      .join('') +
    place(oneAccount(right - left), left, top) +
    lands(capsule(first + 1.5, top, 68, 22), 7)
  )
}

const drawing: Drawing = {
  wide: heroCut(412, () =>
    meeting({
      edges: [heroArt.left, heroArt.right],
      rows: { x: [170, 280], width: 232 },
      meet: 670,
      account: { x: 900, width: 320 },
    }),
  ),
  small: phoneCut(592, meetingBelow),
}

export default drawing
