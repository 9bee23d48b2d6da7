import { bill } from './billsSteps.ts'
import { station } from '../kit/station.ts'
import { numberScreen } from '../screens/billsSteps.ts'

export default station((width) => numberScreen(bill, width))
