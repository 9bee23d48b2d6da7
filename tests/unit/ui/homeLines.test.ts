import { describe, expect, it } from 'vitest'
import drawing, * as drawn from '../../../src/drawings/home/homeHero.ts'
import { smallLines, wideLines } from '../../../src/ui/lines/homeLines.tsx'

describe.each([
  { cut: 'wide', inPage: wideLines, inDrawing: drawn.wideLines },
  { cut: 'small', inPage: smallLines, inDrawing: drawn.smallLines },
])('the lines under the $cut cut', ({ inPage, inDrawing }) => {
  it('are those that its screens were placed for', () => {
    expect(inPage).toEqual(inDrawing.map(({ line, path }) => [line, path]))
  })

  it('are in the order of the bundle, then the clay line behind the card', () => {
    expect(inPage.map(([line]) => line)).toEqual(['lagoon', 'clay', 'sun', 'sky', 'clay'])
  })
})

it('the picture itself holds none of them', () => {
  const svg = drawing.wide.svg() + (drawing.small?.svg() ?? '')
  for (const [, path] of [...wideLines, ...smallLines]) expect(svg).not.toContain(path)
})
