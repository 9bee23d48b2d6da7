import type { Screen } from '../kit/drawing.ts'
import { interchange, type Line, node, railPath, stroke } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface AccountTree {
  name: string
  currency: Currency
  accounts: readonly { name: string; number: string; balance: number }[]
}

/** The money of all sub accounts. */
export function treeTotal({ accounts }: AccountTree): number {
  return accounts.reduce((total, { balance }) => total + balance, 0)
}

const first = 148
const pitch = 70

/** Where the line docks: at the first sub account. */
export const treeDock = first

/** One account and its sub accounts, each on a branch of its own. */
export function treeScreen(tree: AccountTree, width: number, line: Line): Screen {
  const height = first + tree.accounts.length * pitch - 14
  const narrow = width < 400
  const stem = 38
  const count = tree.accounts.length
  // The branch that reaches furthest down runs furthest to the left, so no two cross.
  const branches = tree.accounts.map((_, index) => {
    const x = stem + (count - 1 - index) * 14
    const y = first + index * pitch
    return stroke(
      railPath(
        [
          [x, 112],
          [x, y],
          [stem + 62, y],
        ],
        { radius: 18 },
      ),
      line,
      8,
    )
  })
  const x = stem + 60
  const rows = tree.accounts.map((account, index) => {
    const y = first + index * pitch
    return (
      box(x, y - 28, width - x - 22, 56, { radius: 12, fill: 'mist' }) +
      node(x, y, 7, 3.5) +
      text(x + 22, y - 3, account.name, { size: 14.5, weight: 600 }) +
      caption(x + 22, y + 16, account.number) +
      text(width - 38, narrow ? y - 3 : y + 5, figures(account.balance), { size: 15, weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 40, tree.name, { fill: 'text2' }) +
      text(23, 84, money(tree.currency, treeTotal(tree)), {
        size: narrow ? 34 : 40,
        weight: 600,
        face: 'condensed',
      }) +
      branches.join('') +
      interchange(stem - 13, 102, (count - 1) * 14 + 26, 18) +
      rows.join(''),
  }
}
