import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node, stroke } from '../kit/lines.ts'
import { plateCut } from '../kit/plate.ts'
import { customerScreen, type Service, serviceScreen } from '../screens/studyApi.ts'

const services: readonly Service[] = [
  { name: 'Collections API', detail: 'Customers pay in', icon: 'wallet', line: 'sky' },
  { name: 'Virtual Dollar Card API', detail: 'Customers pay online', icon: 'card', line: 'sky' },
]

/** One connection, from which two services are reached. */
const drawing: Drawing = {
  wide: plateCut(640, 228, () => {
    const middle = 114
    const hub = 246
    const x = 376
    const drawn = services.map(({ line }, index) => {
      const side = index === 0 ? -1 : 1
      return course(
        [
          [hub, middle + side * 8],
          [hub + 34, middle + side * 8],
          [hub + 34 + 64, middle + side * 72],
          [x + 10, middle + side * 72],
        ],
        line,
        { radius: 26 },
      )
    })
    const screens = services.map((service, index) => {
      const y = index === 0 ? middle - 72 : middle + 72
      return place(serviceScreen(service, 264), x, y - 42) + node(x, y)
    })
    return (
      stroke(`M160 ${middle}H${hub}`, 'sky', 11, 'butt') +
      drawn.join('') +
      place(customerScreen(176), 0, middle - 42) +
      node(176, middle) +
      screens.join('') +
      capsule(hub, middle, 28, 64)
    )
  }),
  small: plateCut(300, 354, () => {
    const x = 44
    const hub = 124
    const drawn = services.map(({ line }, index) => {
      const at = index === 0 ? 27 : 13
      const y = 206 + index * 104
      return course(
        [
          [at, hub],
          [at, y - 14],
          [at + 14, y],
          [x + 10, y],
        ],
        line,
        { width: 9, radius: 16 },
      )
    })
    const screens = services.map((service, index) => {
      const y = 206 + index * 104
      return place(serviceScreen(service, 300 - x), x, y - 42) + node(x, y, 7, 3.5)
    })
    return (
      stroke(`M20 60V${hub}`, 'sky', 9, 'butt') +
      drawn.join('') +
      place(customerScreen(300), 0, 0) +
      node(20, 84, 7, 3.5) +
      screens.join('') +
      capsule(20, hub, 48, 22, 4)
    )
  }),
}

export default drawing
