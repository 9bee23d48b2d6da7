import { storyClosing } from '../kit/storyClosing.ts'

export default storyClosing('kredapay', 'lagoon', ['Accounts', 'Transfers', 'Cards'])
