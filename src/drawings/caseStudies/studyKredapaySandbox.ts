import { plateDrawing } from '../kit/plate.ts'
import { sandboxScreen } from '../screens/studySandbox.ts'

const checks = ['Open a deposit account', 'Collect on a virtual NUBAN', 'Send a book transfer', 'Issue a dollar card']

export default plateDrawing(640, 300, (width) => sandboxScreen(checks, width))
