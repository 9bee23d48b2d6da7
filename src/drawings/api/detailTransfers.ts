import { detail, dock, ends, middle, proven, route, sheet } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { money } from '../kit/samples.ts'
import { text } from '../kit/text.ts'
import { batch } from '../payout/payoutHero.ts'

const ways = [
  ['NIP transfer', 'Bello Grains'],
  ['Book transfer', 'Kasuwa Online'],
] as const
const parts = 36
const [left, width, height] = [84, 190, 52]

/** Two payouts of /payout: one to another bank, one inside. */
export default detail(() => {
  const rows = ways.map(([way, to], index) => {
    const y = middle + (index === 0 ? -32 : 32)
    const amount = batch.find((payout) => payout.to === to)?.amount ?? 0
    return { y, way, amount }
  })
  return (
    rows
      .map(({ y }) =>
        route(
          [
            [ends.left, middle],
            [parts, middle],
            [parts + 32, y],
            [left + 10, y],
          ],
          'sun',
        ),
      )
      .join('') +
    rows
      .map(
        ({ y, way, amount }) =>
          sheet(left, y - height / 2, width, height) +
          text(left + 18, y - 4, way, { size: 13, fill: 'text2' }) +
          text(left + 18, y + 15, money('NGN', amount), { size: 13.5, weight: 600 }) +
          proven(icon('check', left + width - 34, y - 8, { size: 16, colour: 'lagoonText', width: 2.5 })) +
          dock(left, y, 5),
      )
      .join('') +
    dock(parts, middle, 3)
  )
})
