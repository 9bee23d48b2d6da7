import { insetDrawing } from '../kit/insetDrawing.ts'
import { cupScreen, type Prize, type Reward } from '../screens/useCaseCup.ts'

export const prizes: readonly Prize[] = [
  { place: 'First', amount: 250000 },
  { place: 'Second', amount: 150000 },
  { place: 'Third', amount: 100000 },
]

export const reward: Reward = { airtime: 1000, cashback: 10 }

export default insetDrawing(520, 260, (width) => cupScreen(prizes, reward, 'NGN', width))
