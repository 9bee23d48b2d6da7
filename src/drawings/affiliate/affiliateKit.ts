import { insetDrawing } from '../kit/insetDrawing.ts'
import { kitScreen } from '../screens/affiliateKit.ts'

export default insetDrawing(528, 280, kitScreen)
