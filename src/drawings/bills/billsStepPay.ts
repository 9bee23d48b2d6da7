import { bill } from './billsSteps.ts'
import { station } from '../kit/station.ts'
import { payScreen } from '../screens/billsSteps.ts'

export default station((width) => payScreen(bill, width))
