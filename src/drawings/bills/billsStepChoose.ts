import { bill } from './billsSteps.ts'
import { station } from '../kit/station.ts'
import { chooseScreen } from '../screens/billsSteps.ts'

export default station((width) => chooseScreen(bill, width))
