import { markSize } from '../../theme/marks.ts'
import type { Company } from './samples.ts'
import { type Colour, paint } from './shapes.ts'

/** Who may own a card in a drawing: companies of the cast, and the reader's. */
export type Owner = Extract<Company, 'Haulmark' | 'Kasuwa Online' | 'Tiko Studio'> | 'Your brand'

/** One mark for each, in a square of `markSize`: of letters where that says more than a shape. */
export const companyMarks: Readonly<Record<Owner, string>> = {
  Haulmark: 'M3 4h6v7h10V4h6v20h-6v-7H9v7H3z',
  'Kasuwa Online': 'M4 4h9v9H4zm11 11h9v9h-9zM15 8.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z',
  'Tiko Studio': 'M3 4h22v7h-7v13h-8V11H3z',
  'Your brand': 'M4 24V4h10a10 10 0 0 1 0 20z',
}

/** The mark of a card's owner with its top left corner at x, y. */
export function companyMark(owner: Owner, x: number, y: number, size: number, colour: Colour): string {
  const scale = Math.round((size / markSize) * 1000) / 1000
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${companyMarks[owner]}" fill="${paint(colour)}"/>`
}
