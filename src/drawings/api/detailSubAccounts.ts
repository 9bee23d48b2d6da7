import { tree } from '../business/businessAccounts.ts'
import { detail, framed, pad, sheetWidth as width } from '../kit/detail.ts'
import { figures } from '../kit/samples.ts'
import { hairline } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { treeTotal } from '../screens/businessAccounts.ts'

const right = width - pad
const small = { size: 13, fill: 'text2' } as const

/** A deposit account, and the sub accounts of /for-business under it. */
export default detail(() =>
  framed('lagoon', {
    width,
    height: 116,
    svg:
      text(pad, 27, 'Deposit account', { size: 13, weight: 600 }) +
      text(right, 27, figures(treeTotal(tree)), { size: 13.5, weight: 600, anchor: 'end' }) +
      hairline(pad, 40, right) +
      tree.accounts
        .map(
          ({ name, balance }, index) =>
            text(pad, 61 + index * 21, name, small) +
            text(right, 61 + index * 21, figures(balance), { ...small, anchor: 'end' }),
        )
        .join(''),
  }),
)
