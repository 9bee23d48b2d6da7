import { plateDrawing } from '../kit/plate.ts'
import { airtimeScreen, type AirtimeSale } from '../screens/studyAirtime.ts'

export const sale: AirtimeSale = { currency: 'NGN', amount: 6000, cashback: 60 }

export default plateDrawing(640, 300, (width) => airtimeScreen(sale, width))
