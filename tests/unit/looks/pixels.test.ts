import { describe, expect, test } from 'vitest'
import { pairUp } from '../../../scripts/looks/align.ts'
import { compareViews } from '../../../scripts/looks/differences.ts'
import { commonRows, differing, type Pixels } from '../../../scripts/looks/pixels.ts'
import { toWebp } from '../../../scripts/looks/pictures.ts'
import type { View } from '../../../scripts/looks/views.ts'

const [white, black, grey, red] = [0xff_ff_ff_ff, 0xff_00_00_00, 0xff_80_80_80, 0xff_00_00_ff]
const colours: Record<string, number> = { '.': white, '#': black, '+': grey, r: red, ',': 0xff_fa_fa_fa }

/** A picture from rows of characters. */
const draw = (...rows: string[]): Pixels => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint32Array.from(rows.join(''), (one) => colours[one] ?? 0),
})

const area = (height: number, colour: string, width = 12) => Array.from({ length: height }, () => colour.repeat(width))

describe('pixels that look different', () => {
  test('none in the same picture, one where one is, and rows that only one of the two has', () => {
    const plain = draw(...area(6, '.'))
    expect(differing(plain, draw(...area(6, '.'))).count).toBe(0)
    const dotted = draw(...area(3, '.'), '.....#......', ...area(2, '.'))
    expect(differing(plain, dotted).count).toBe(1)
    expect(differing(plain, dotted).mask[3 * 12 + 5]).toBe(1)
    expect(differing(plain, draw(...area(8, '.'))).count).toBe(24)
  })

  test('not what no eye sees, but a change of colour', () => {
    const almost = draw(...area(4, '.'))
    almost.data.fill(0xff_fa_fa_fa)
    expect(differing(draw(...area(4, '.')), almost).count).toBe(0)
    expect(differing(draw(...area(4, 'r')), draw(...area(4, '+'))).count).toBe(48)
  })

  test('a smoothed edge is the same at any fraction of a pixel; an edge that has moved is not', () => {
    const edge = (shade: string) => draw(...Array.from({ length: 6 }, () => `.....${shade}######`))
    expect(differing(edge('+'), edge('.')).count).toBe(0)
    const moved = draw(...Array.from({ length: 6 }, () => '........####'))
    expect(differing(edge('#'), moved).count).toBeGreaterThan(10)
  })

  test('rows in common are found from both edges on, and never twice', () => {
    expect(commonRows(draw('..', '##', '..'), draw('..', '##', 'rr', '..'))).toEqual({ above: 2, below: 1 })
    expect(commonRows(draw('..', '..'), draw('..', '..', '..'))).toEqual({ above: 2, below: 0 })
  })
})

test('parts are paired in their order, and by what they look like before what they are called', () => {
  const pairs = pairUp(['a1', 'a2', 'b1'], ['a1', 'a9', 'a2', 'c1'], (one, other) =>
    one === other ? 3 : one[0] === other[0] ? 1 : 0,
  )
  expect(pairs.filter(([one, other]) => one !== other)).toEqual(
    expect.arrayContaining([
      [null, 'a9'],
      ['b1', null],
      [null, 'c1'],
    ]),
  )
  expect(pairs).toHaveLength(5)
  expect(pairUp([], ['a'], () => 1)).toEqual([[null, 'a']])
})

describe('two photographs', () => {
  async function view(...parts: [name: string, rows: string[]][]): Promise<View> {
    const all = parts.flatMap(([, rows]) => rows)
    const { default: sharp } = await import('sharp')
    const pixels = draw(...all)
    const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const
    const bytes = new Uint8Array(pixels.data.buffer)
    const cut = Math.floor(all.length / 2)
    const strip = (top: number, height: number) =>
      sharp(bytes, { raw }).extract({ left: 0, top, width: raw.width, height }).png().toBuffer()
    const strips = [await strip(0, cut), await strip(cut, all.length - cut)]
    let top = 0
    const places = parts.map(([name, { length }]) => ({ name, top: (top += length) - length }))
    return { state: '', width: raw.width, height: raw.height, strips, parts: places }
  }
  const hero: [string, string[]] = ['hero', area(20, '#')]
  const faq: [string, string[]] = ['faq', [...area(20, '.'), '..rr........', ...area(19, '.')]]

  test('the same: nothing', async () => {
    expect((await compareViews(await view(hero, faq), await view(hero, faq))).differences).toEqual([])
  })

  test('a part that has become higher moves what is below it, which is not different', async () => {
    const higher: [string, string[]] = ['hero', [...area(20, '#'), ...area(5, '+')]]
    const { differences, total } = await compareViews(await view(hero, faq), await view(higher, faq))
    expect(differences).toMatchObject([{ part: 'hero', count: 60, after: { height: 25 } }])
    expect(total).toBe(12 * 65)
  })

  test('a part that is new or gone is named; of one that has changed the place is shown', async () => {
    const fresh: [string, string[]] = ['stats', area(4, 'r')]
    const added = await compareViews(await view(hero, faq), await view(hero, fresh, faq))
    expect(added.differences).toMatchObject([{ part: 'stats', count: 48 }])
    expect(added.differences[0]?.before).toBeUndefined()
    const gone = await compareViews(await view(hero, fresh, faq), await view(hero, faq))
    expect(gone.differences[0]).toMatchObject({ part: 'stats', before: { height: 4 } })
    const other: [string, string[]] = ['faq', [...area(20, '.'), '..##........', ...area(19, '.')]]
    const [changed] = (await compareViews(await view(hero, faq), await view(hero, other))).differences
    expect(changed).toMatchObject({ part: 'faq', count: 2, before: { height: 40 }, after: { height: 40 } })
    expect(changed?.mask?.indexOf(1)).toBe(20 * 12 + 2)
  })

  test('what an eye sees may begin far below the first row that is not the same', async () => {
    const long = (...rows: string[]): [string, string[]] => ['faq', [...rows, ...area(120, '.')]]
    const before = await view(hero, long(...area(181, '.')))
    const after = await view(hero, long(...area(1, ','), ...area(179, '.'), '..##........'))
    const [found] = (await compareViews(before, after)).differences
    expect(found).toMatchObject({ part: 'faq', count: 2, after: { height: 161 } })
    // 80 rows are shown above it.
    expect(found?.mask?.indexOf(1)).toBe(80 * 12 + 2)
  })

  test('the same difference is known again where other rows are around it', async () => {
    const footer = (above: string, inner: string): [string, string[]] => [
      'footer',
      [...area(2, above), ...area(9, '.'), ...area(3, inner), ...area(9, '.')],
    ]
    const keyOf = async (above: string, to: string) => {
      const { differences } = await compareViews(
        await view(hero, footer(above, '.')),
        await view(hero, footer(above, to)),
      )
      return differences.map(({ key }) => key)
    }
    expect(await keyOf('r', '#')).toEqual(await keyOf('+', '#'))
    expect(await keyOf('r', '#')).not.toEqual(await keyOf('r', '+'))
  })

  test('a page without a counterpart is new as a whole', async () => {
    const { differences } = await compareViews(null, await view(hero, faq))
    expect(differences.map(({ part }) => part)).toEqual(['hero', 'faq'])
  })

  test('pictures are written as they are', async () => {
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(await toWebp(draw(...area(7, 'r')))).metadata()
    expect([width, height]).toEqual([12, 7])
  })
})
