import type { Drawing } from '../kit/drawing.ts'
import { screenTab } from '../kit/screenTab.ts'
import { datesDock, datesScreen, type Month, type Rule } from '../screens/businessDates.ts'

export const rules: readonly Rule[] = [
  { when: 'Every Friday', what: 'Drivers, 14 people', days: [7, 14, 21, 28], icon: 'repeat' },
  { when: 'On the 25th', what: 'Salaries, 42 people', days: [25], icon: 'users' },
]

export const month: Month = { name: 'June', length: 30, today: 14 }

const drawing: Drawing = screenTab({
  line: 'sun',
  way: 'hangs',
  screen: (width) => datesScreen(rules, month, width),
  width: 430,
  dock: datesDock,
})

export default drawing
