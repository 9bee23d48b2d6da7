import { capsule } from '../kit/capsule.ts'
import { course, parting } from '../kit/course.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { feature, featureCut, featureWide, leave } from '../kit/feature.ts'
import { node } from '../kit/lines.ts'
import { figures, money } from '../kit/samples.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { type AccountTree, treeDock, treeScreen, treeTotal } from '../screens/businessAccounts.ts'

export const tree: AccountTree = {
  name: 'All sub accounts',
  currency: 'NGN',
  accounts: [
    { name: 'Shop', number: '0123 4567 91', balance: 9200000 },
    { name: 'Depot', number: '0123 4567 92', balance: 5400000 },
    { name: 'Office', number: '0123 4567 93', balance: 3818960 },
  ],
}

const hub = 92
const middle = 334
const sheet = { x: 300, width: 340, height: 84, pitch: 108 }

/** One line comes in and parts to the accounts, which are cards of their own on the panel. */
function openTree(): string {
  const branches = tree.accounts.map((_, rank) => {
    const from = middle + (rank - 1) * 18
    const to = middle + (rank - 1) * sheet.pitch
    const bend = hub + 62
    return course([[hub, from], ...parting(bend, from, to), [sheet.x + 8, to]], 'sky', { radius: 32 })
  })
  const sheets = tree.accounts.map(({ name, number, balance }, rank) => {
    const { x, width, height, pitch } = sheet
    const y = middle + (rank - 1) * pitch
    const svg =
      panel(width, height, 16) +
      text(30, 37, name, { size: 16, weight: 600 }) +
      caption(30, 60, number) +
      text(width - 26, 51, figures(balance), { size: 24, weight: 600, anchor: 'end', face: 'condensed' })
    return place({ width, height, svg }, x, y - height / 2) + node(x, y)
  })
  return (
    leave('sky', featureWide, 'left', hub, middle) +
    branches.join('') +
    capsule(hub, middle, 30, 92) +
    text(48, 66, tree.name, { size: 16, fill: 'text2' }) +
    text(47, 124, money(tree.currency, treeTotal(tree)), { size: 56, weight: 600, face: 'condensed' }) +
    sheets.join('')
  )
}

const drawing: Drawing = {
  ...feature({
    line: 'sky',
    side: 'left',
    screen: (width) => treeScreen(tree, width, 'sky'),
    docks: { wide: treeDock, small: treeDock },
  }),
  wide: featureCut(featureWide, 532, openTree),
}

export default drawing
