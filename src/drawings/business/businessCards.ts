import type { Drawing } from '../kit/drawing.ts'
import { screenTab } from '../kit/screenTab.ts'
import { budgetsDock, budgetsScreen } from '../screens/businessBudgets.ts'
import type { Limit } from '../screens/limits.ts'

export const supplierCards: readonly Limit[] = [
  { name: 'Search ads', currency: 'USD', spent: 1240, limit: 2000 },
  { name: 'Marketplaces', currency: 'USD', spent: 480, limit: 600 },
  { name: 'Packaging', currency: 'USD', spent: 95, limit: 500 },
]

const drawing: Drawing = screenTab({
  line: 'clay',
  way: 'hangs',
  screen: (width) => budgetsScreen(supplierCards, width),
  width: 430,
  dock: budgetsDock,
})

export default drawing
