import { issueStep } from './cardWeave.ts'
import { station } from '../kit/station.ts'

export default station(issueStep)
