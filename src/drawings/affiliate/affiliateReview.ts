import { insetDrawing } from '../kit/insetDrawing.ts'
import { reviewScreen } from '../screens/affiliateReview.ts'

export default insetDrawing(528, 280, reviewScreen)
