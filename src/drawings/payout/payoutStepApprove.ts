import { station } from '../kit/station.ts'
import { approveStep } from './payoutSteps.ts'

export default station(approveStep)
