import { audience } from '../kit/audience.ts'
import { type Salaries, salariesScreen } from '../screens/salaries.ts'

export const salaries: Salaries = {
  title: 'June salaries',
  currency: 'NGN',
  teams: [
    { name: 'Office', people: 12, amount: 5412000 },
    { name: 'Shops', people: 18, amount: 6120000 },
    { name: 'Drivers', people: 12, amount: 3280000 },
  ],
  prepared: 'Amaka Obi',
  approves: 'Samuel Ngassa',
}

export default audience({
  line: 'lagoon',
  screen: (width, height) => salariesScreen(salaries, width, height),
})
