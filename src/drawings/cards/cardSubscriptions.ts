import { screenTab } from '../kit/screenTab.ts'
import { cardServicesScreen, type Service } from '../screens/cardServices.ts'

export const services: readonly Service[] = [
  { name: 'Design tool', ending: '4417', amount: 45 },
  { name: 'Mail', ending: '5120', amount: 12 },
  { name: 'Cloud hosting', ending: '3180', amount: 42 },
  { name: 'Support desk', ending: '8806', amount: 61, isFrozen: true },
]

export default screenTab({
  line: 'clay',
  way: 'arrives',
  screen: (width) => cardServicesScreen(services, 'USD', width),
  width: 400,
})
