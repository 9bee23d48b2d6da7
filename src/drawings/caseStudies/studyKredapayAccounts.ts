import { type Drawing, place } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { plateCut, plateEdges } from '../kit/plate.ts'
import { narrowTreeScreen, type Tree, treeAxis, treeScreen } from '../screens/studyTree.ts'

export const tree: Tree = {
  name: 'Deposit account',
  number: '0123 4567 89',
  currency: 'NGN',
  subAccounts: [
    { name: 'Savings', balance: 1200000, line: 'lagoon' },
    { name: 'Dollar cards', balance: 640000, line: 'clay' },
    { name: 'Bills', balance: 310000, line: 'sky' },
  ],
}

const wide = treeScreen(tree, 640)
const small = narrowTreeScreen(tree, 300)

const drawing: Drawing = {
  wide: plateCut(640, wide.height, () => {
    const { left } = plateEdges(640)
    return stroke(`M${left} ${treeAxis}H20`, 'lagoon', 11, 'butt') + place(wide, 0, 0)
  }),
  small: plateCut(300, small.height, () => place(small, 0, 0)),
}

export default drawing
