import { audience } from '../kit/audience.ts'
import { type Airtime, airtimeScreen } from '../screens/airtime.ts'

export const airtime: Airtime = {
  for: 'Adaeze Balogun',
  currency: 'NGN',
  amounts: [1000, 2000, 5000],
  amount: 2000,
  wallet: 48210,
}

// The line docks at the field that says who gets the airtime.
export default audience({
  line: 'sky',
  less: 48,
  screen: (width, height) => airtimeScreen(airtime, width, height),
})
