import { insetDrawing } from '../kit/insetDrawing.ts'
import { type Step, stepsScreen } from '../screens/useCaseSteps.ts'

export const steps: readonly Step[] = [
  { name: 'Account opened', api: 'Accounts API', detail: 'Adaeze Balogun' },
  { name: 'Money in', api: 'Collections API', amount: 42000 },
  { name: 'Card issued', api: 'Virtual Dollar Card API', detail: '•••• 3180' },
  { name: 'Money out', api: 'Transfers API', amount: -12000 },
]

export default insetDrawing(520, 260, (width) => stepsScreen(steps, 'NGN', width))
