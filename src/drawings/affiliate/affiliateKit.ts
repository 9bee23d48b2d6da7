import { insetDrawing } from '../kit/insetDrawing.ts'
import { kitScreen } from '../screens/affiliateKit.ts'

export default insetDrawing(400, 280, kitScreen)
