import { plateDrawing } from '../kit/plate.ts'
import { sandboxScreen } from '../screens/studySandbox.ts'

export default plateDrawing(640, 300, (width) =>
  sandboxScreen(['Collect on a virtual account', 'Issue a virtual dollar card'], width),
)
