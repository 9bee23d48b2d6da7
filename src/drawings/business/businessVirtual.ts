import type { Drawing } from '../kit/drawing.ts'
import { screenTab } from '../kit/screenTab.ts'
import { type Customer, customersDock, customersScreen } from '../screens/businessCustomers.ts'

export const customers: readonly Customer[] = [
  { name: 'Kasuwa Online', number: '9012 4471 03', paid: 420000, line: 'lagoon' },
  { name: 'Haulmark', number: '9012 4471 04', paid: 186500, line: 'sky' },
  { name: 'Ese Clinic', number: '9012 4471 05', paid: 75000, line: 'clay' },
  { name: 'Bello Grains', number: '9012 4471 06', paid: 0, line: 'sun' },
]

const drawing: Drawing = screenTab({
  line: 'lagoon',
  screen: (width) => customersScreen(customers, 'NGN', width),
  width: 430,
  dock: customersDock,
})

export default drawing
