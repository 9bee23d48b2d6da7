import { station } from '../kit/station.ts'
import { bill, screens } from './payBillsSteps.ts'

const [, screen] = screens

export default station((width) => screen(bill, width))
