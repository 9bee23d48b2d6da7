import { station } from '../kit/station.ts'
import { namesStep } from './payoutSteps.ts'

export default station(namesStep)
