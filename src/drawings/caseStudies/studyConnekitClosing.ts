import { storyClosing } from '../kit/storyClosing.ts'

export default storyClosing('connekit', 'sky', ['Collections', 'Cards'])
