import { station } from '../kit/station.ts'
import { stepScreen } from './signupSteps.ts'

/** A link and a banner to share. */
export default station(stepScreen(2))
