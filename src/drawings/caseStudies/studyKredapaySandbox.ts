import { sandbox } from '../screens/studySandbox.ts'

export default sandbox(['Accounts', 'Collections', 'Transfers', 'Bills'], 'lagoon')
