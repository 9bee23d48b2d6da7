import { storyClosing } from '../kit/storyClosing.ts'

export default storyClosing('gamepride', 'clay', ['Airtime', 'Cashback'])
