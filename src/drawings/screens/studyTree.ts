import { answeringNode, answers, answerSignal } from '../kit/answers.ts'
import type { Screen } from '../kit/drawing.ts'
import { place } from '../kit/drawing.ts'
import { course } from '../kit/course.ts'
import { type Line, node, type Point, stroke } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface SubAccount {
  name: string
  balance: number
  line: Line
}

export interface Tree {
  name: string
  number: string
  currency: Currency
  /** Three, so that the middle one lies on the axis. */
  subAccounts: readonly [SubAccount, SubAccount, SubAccount]
}

/** The balance of the account above its sub accounts. */
export function treeTotal(tree: Tree): number {
  return tree.subAccounts.reduce((sum, { balance }) => sum + balance, 0)
}

const child = { height: 60, pitch: 84 }
const narrowChild = { height: 58, pitch: 72, x: 66 }

/** Height of the axis of a wide tree, on which its middle sub account lies. */
export const treeAxis = child.pitch + child.height / 2

function parent(tree: Tree, width: number, height: number): string {
  return (
    panel(width, height) +
    text(22, 39, tree.name, { size: 15, weight: 600 }) +
    text(21, height - 54, money(tree.currency, treeTotal(tree)), { size: 34, weight: 600, face: 'condensed' }) +
    caption(22, height - 25, tree.number)
  )
}

function leaf({ name, balance }: SubAccount, width: number, height: number): string {
  const y = height / 2 + 5.5
  return (
    panel(width, height, 14) +
    text(20, y, name, { size: 14.5, weight: 600 }) +
    text(width - 20, y, figures(balance), { size: 15, weight: 600, anchor: 'end' })
  )
}

/** An account and the sub accounts that make up its balance, which are beside it. */
export function treeScreen(tree: Tree, width: number): Screen {
  const height = 2 * child.pitch + child.height
  const trunk = { width: Math.round(width * 0.43), height: 142 }
  const x = width - Math.round(width * 0.385)
  const leaves = tree.subAccounts.map((account, index) => {
    const y = treeAxis + (index - 1) * child.pitch
    const from = treeAxis + (index - 1) * 18
    const run = (x - trunk.width - Math.abs(y - from)) / 2
    const line =
      index === 1
        ? stroke(`M${trunk.width} ${y}H${x}`, account.line, 10, 'butt')
        : course(
            [
              [trunk.width, from],
              [trunk.width + run, from],
              [x - run, y],
              [x, y],
            ],
            account.line,
            { width: 10, radius: 26 },
          )
    const size = { width: width - x, height: child.height }
    const rest = leaf(account, size.width, size.height)
    const ring = node(x, y, 7.5, 3.8)
    const top = y - child.height / 2
    if (index !== 1) return line + place({ ...size, svg: rest }, x, top) + ring
    // The line that goes straight on answers: money has moved within the account, so the sum stays.
    const moved = leaf({ ...account, name: 'Set aside' }, size.width, size.height)
    return (
      line +
      answerSignal(`M${trunk.width} ${y}H${x}`) +
      place({ ...size, svg: answers(rest, moved) }, x, top) +
      answeringNode(ring)
    )
  })
  const trunkScreen = { ...trunk, svg: parent(tree, trunk.width, trunk.height) }
  return { width, height, svg: leaves.join('') + place(trunkScreen, 0, treeAxis - trunk.height / 2) }
}

/** The same where there is no room: the sub accounts are below, stations of one line that runs down the left. */
export function narrowTreeScreen(tree: Tree, width: number): Screen {
  const top = 138
  const last = narrowTreeAt(2)
  const stem = 34
  const leaves = tree.subAccounts.map((account, index) => {
    const y = narrowTreeAt(index)
    const size = width - narrowChild.x
    const screen = { width: size, height: narrowChild.height, svg: leaf(account, size, narrowChild.height) }
    // The stem is one piece, down to the last one; the others leave it from within, or their bends would show as notches.
    const way: Point[] = [
      [stem, index === tree.subAccounts.length - 1 ? top - 10 : y - 32],
      [stem, y - 20],
      [stem + 20, y],
      [narrowChild.x, y],
    ]
    return (
      course(way, account.line, { width: 8, radius: 20 }) +
      place(screen, narrowChild.x, y - narrowChild.height / 2) +
      node(narrowChild.x, y, 7, 3.5)
    )
  })
  return { width, height: last + narrowChild.height / 2, svg: leaves.join('') + parent(tree, width, top) }
}

/** Height in a narrow tree of one of its sub accounts. */
export function narrowTreeAt(index: number): number {
  return 190 + index * narrowChild.pitch
}
