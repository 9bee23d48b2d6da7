import { place } from '../kit/drawing.ts'
import type { Drawing } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide, leave } from '../kit/feature.ts'
import { narrowTreeAt, narrowTreeScreen, type Tree, treeAxis, treeScreen } from '../screens/studyTree.ts'

export const tree: Tree = {
  name: 'Operating account',
  number: '0123 4567 89',
  currency: 'NGN',
  subAccounts: [
    { name: 'Collections', balance: 1820000, line: 'lagoon' },
    { name: 'Salaries', balance: 1130000, line: 'lagoon' },
    { name: 'Suppliers', balance: 700000, line: 'lagoon' },
  ],
}

const room = { wide: 84, small: 32 }
const wide = treeScreen(tree, 576)
const small = narrowTreeScreen(tree, featureSmall.screen)

const drawing: Drawing = {
  wide: featureCut(featureWide, wide.height + 2 * room.wide, () => {
    const x = (featureWide.width - wide.width) / 2
    return leave('lagoon', featureWide, 'right', x + wide.width - 20, room.wide + treeAxis) + place(wide, x, room.wide)
  }),
  small: featureCut(featureSmall, small.height + 2 * room.small, () => {
    const x = (featureSmall.width - small.width) / 2
    const y = room.small + narrowTreeAt(1)
    return leave('lagoon', featureSmall, 'right', x + small.width - 20, y, 10) + place(small, x, room.small)
  }),
}

export default drawing
