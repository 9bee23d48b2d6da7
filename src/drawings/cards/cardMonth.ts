import { monthStep } from './cardWeave.ts'
import { station } from '../kit/station.ts'

export default station(monthStep)
