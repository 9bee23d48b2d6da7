import type { Drawing } from '../kit/drawing.ts'
import { screenTab } from '../kit/screenTab.ts'
import { budgetsDock, budgetsScreen } from '../screens/businessBudgets.ts'
import type { Limit } from '../screens/limits.ts'

export const supplierCards: readonly Limit[] = [
  { name: 'Cloud hosting', currency: 'USD', spent: 318, limit: 500 },
  { name: 'Design tools', currency: 'USD', spent: 96, limit: 150 },
  { name: 'Freight bookings', currency: 'USD', spent: 540, limit: 800 },
]

const drawing: Drawing = screenTab({
  line: 'clay',
  way: 'hangs',
  screen: (width) => budgetsScreen(supplierCards, width),
  width: 430,
  dock: budgetsDock,
})

export default drawing
