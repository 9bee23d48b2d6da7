import { type Drawing, place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { climb, smallArt, smallCut, through, wideCut } from '../kit/tabs.ts'
import { type Account, accountScreen } from '../screens/account.ts'
import { type Wallet, walletsScreen } from '../screens/wallets.ts'

export const wallets: readonly Wallet[] = [
  { currency: 'NGN', name: 'Nigerian naira', balance: 4218960.75, line: 'lagoon' },
  { currency: 'XAF', name: 'CFA franc', balance: 1204500, line: 'sun' },
  { currency: 'USD', name: 'US dollar', balance: 12480.2, line: 'sky' },
]

/** The account that fills the XAF wallet. */
export const collections: Account = {
  name: 'Collections',
  currency: 'XAF',
  balance: 1204500,
  today: 84000,
  number: '1002 4170 02',
  owner: 'Ndole House',
}

const drawing: Drawing = {
  wide: wideCut(() => {
    // The line runs from the account to the row of its wallet.
    const y = 30 + 147
    return (
      climb('lagoon', 130, y, 82) +
      place(walletsScreen(wallets, 360), 250, 30) +
      place(accountScreen(collections, 340, 'sun'), 30, 322) +
      node(250, y) +
      node(130, 322)
    )
  }),
  small: smallCut(walletsScreen(wallets, smallArt.width).height, () => {
    const screen = walletsScreen(wallets, smallArt.width)
    return through('lagoon', 88) + place(screen, 0, 0) + node(0, 88, 7, 3.5)
  }),
}

export default drawing
