import type { Drawing } from '../kit/drawing.ts'
import { feature } from '../kit/feature.ts'
import { type AccountTree, treeDock, treeScreen } from '../screens/businessAccounts.ts'

export const tree: AccountTree = {
  name: 'All sub accounts',
  currency: 'NGN',
  accounts: [
    { name: 'Shop', number: '0123 4567 91', balance: 9200000 },
    { name: 'Depot', number: '0123 4567 92', balance: 5400000 },
    { name: 'Office', number: '0123 4567 93', balance: 3818960 },
  ],
}

const drawing: Drawing = feature({
  line: 'sky',
  side: 'left',
  screen: (width) => treeScreen(tree, width, 'sky'),
  docks: { wide: treeDock, small: treeDock },
})

export default drawing
