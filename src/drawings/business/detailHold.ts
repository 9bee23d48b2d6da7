import { wallets as shown } from '../home/tabWallets.ts'
import { detail, framed, pad, sheetWidth as width } from '../kit/detail.ts'
import { figures } from '../kit/samples.ts'
import { box, hairline } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { dashboard } from './businessHero.ts'

const right = width - pad

/** The wallets of the company: what its dashboard says of the first, and the others of the home page. */
export const wallets = shown.map((wallet) =>
  wallet.currency === 'NGN' ? { ...wallet, balance: dashboard.balance } : wallet,
)

/** One balance for each currency. They are never added up. */
export default detail(() =>
  framed('lagoon', {
    width,
    height: 116,
    svg: wallets
      .map(({ currency, balance, line }, index) => {
        const y = 23 + index * 35
        return (
          (index > 0 ? hairline(pad, y - 17.5, right) : '') +
          box(pad, y - 12, 42, 24, { radius: 7, fill: `${line}Tint` }) +
          text(pad + 21, y + 4.6, currency, { size: 12.5, weight: 600, fill: `${line}Text`, anchor: 'middle' }) +
          text(right, y + 5, figures(balance), { size: 15, weight: 600, anchor: 'end' })
        )
      })
      .join(''),
  }),
)
