import { insetDrawing } from '../kit/insetDrawing.ts'
import { reviewScreen } from '../screens/affiliateReview.ts'

export default insetDrawing(400, 280, reviewScreen)
