import { detail, ends, level, moments } from '../kit/detail.ts'
import { place } from '../kit/drawing.ts'
import { lands } from '../kit/living.ts'
import { type Colour, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { cardBrandScreen } from '../screens/cardBrand.ts'

const y = 62
const grounds: readonly Colour[] = ['clayText', 'lagoonText', 'sun']
const circle = (x: number, radius: number, fill: string, edge: Colour, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${paint(edge)}" stroke-width="${width}"/>`

/** A company's name on its card, and the colours among which it has chosen. */
export default detail(
  () =>
    level(ends.left, y, ends.right, 'clay') +
    place(
      cardBrandScreen(
        { ground: 'clayText', owner: 'Kasuwa Online', currency: 'USD', brand: 'Visa', ending: '3180' },
        172,
      ),
      14,
      16,
    ) +
    grounds
      .map((ground, index) => {
        const x = 208 + index * 30
        return lands(
          circle(x, 12, paint(ground), 'paper', 3) + (index === 0 ? circle(x, 15, 'none', 'ink', 2) : ''),
          moments.node + 1 + index,
        )
      })
      .join('') +
    text(194, 98, 'Your colour', { size: 12.5, weight: 600 }),
)
