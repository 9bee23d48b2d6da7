import { station } from '../kit/station.ts'
import { listStep } from './payoutSteps.ts'

export default station(listStep)
