import { station } from '../kit/station.ts'
import { stepScreen } from './signupSteps.ts'

/** What became of the link. */
export default station(stepScreen(3))
