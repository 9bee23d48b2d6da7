import { detail, ends, level, sheet } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { lands } from '../kit/living.ts'
import { text } from '../kit/text.ts'

/** The four products that one API has. */
const tools = [
  { name: 'Accounts', icon: 'wallet' },
  { name: 'Cards', icon: 'card' },
  { name: 'Payouts', icon: 'send' },
  { name: 'Bills', icon: 'zap' },
] as const

/** All on one line. */
export default detail(
  () =>
    level(ends.left, 58, ends.right, 'sky') +
    tools
      .map((tool, index) => {
        const x = 18 + index * 69
        return (
          lands(sheet(x, 36, 57, 44) + icon(tool.icon, x + 18.5, 48, { size: 20, width: 1.9 }), 3 + index) +
          text(x + 28.5, 106, tool.name, { size: 12.5, weight: 600, anchor: 'middle' })
        )
      })
      .join(''),
)
