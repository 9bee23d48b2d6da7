import { dashboard } from '../business/businessHero.ts'
import { capsule } from '../kit/capsule.ts'
import { detail, ends, level } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { comes, lands } from '../kit/living.ts'
import { initials } from '../kit/samples.ts'
import { avatar, text } from '../kit/text.ts'
import { lastApproval } from './payoutHero.ts'

const y = 48
const prepared = dashboard.waiting.find(({ title }) => title === 'Payout list')?.by ?? ''

/** Two people, and a gate for each: who has prepared the list, and who approves it. */
export const gates = [
  { by: prepared, done: 'Prepared', line: 'lagoon', x: 84, at: 4 },
  { by: lastApproval.by, done: 'Approved', line: 'clay', x: 222, at: 8 },
] as const

export default detail(
  () =>
    level(ends.left, y, ends.right, 'sun') +
    gates
      .map(
        ({ by, done, line, x, at }) =>
          lands(capsule(x, y, 24, 46, 4.5) + icon('check', x - 7, y - 7, { size: 14, width: 3 }), at) +
          avatar(x - 36, 103, initials(by), line) +
          comes(text(x - 12, 107.6, done, { size: 13.5, weight: 600 }), at),
      )
      .join(''),
  true,
)
