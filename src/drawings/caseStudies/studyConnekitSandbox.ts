import { sandbox } from '../screens/studySandbox.ts'

export default sandbox(['Collections', 'Cards'], 'sky')
