import { station } from '../kit/station.ts'
import { followStep } from './payoutSteps.ts'

export default station(followStep)
