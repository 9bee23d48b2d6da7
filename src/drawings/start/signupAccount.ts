import { station } from '../kit/station.ts'
import { stepScreen } from './signupSteps.ts'

/** The account of a partner. */
export default station(stepScreen(1))
