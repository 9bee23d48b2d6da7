import { station } from '../kit/station.ts'
import { stepScreen } from './signupSteps.ts'

/** One of two paths. */
export default station(stepScreen(0))
