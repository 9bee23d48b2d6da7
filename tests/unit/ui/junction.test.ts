import { describe, expect, it } from 'vitest'
import type { Line } from '../../../src/model/schema.gen.ts'
import { junction } from '../../../src/ui/lines/junction.tsx'

interface Run {
  from: readonly [number, number]
  to: readonly [number, number]
}

/** The straight runs of a path of this drawing: down, sideways, down. */
function runs(path: string): Run[] {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
  const [x = 0, top = 0, turn = 0, , , , , , startX = 0, y = 0, endX = 0, , , , , , toX = 0, leave = 0, bottom = 0] =
    numbers
  return [
    { from: [x, top], to: [x, turn] },
    { from: [startX, y], to: [endX, y] },
    { from: [toX, leave], to: [toX, bottom] },
  ]
}

const between = (value: number, a: number, b: number) => value > Math.min(a, b) && value < Math.max(a, b)

/** Whether an upright run and a level one cross. */
const cross = (a: Run, b: Run) =>
  a.from[0] === a.to[0] &&
  b.from[1] === b.to[1] &&
  between(a.from[0], b.from[0], b.to[0]) &&
  between(b.from[1], a.from[1], a.to[1])

const cases: Line[][] = [
  ['lagoon', 'lagoon', 'clay', 'sun', 'sky'],
  ['lagoon', 'clay', 'sun', 'sky'],
  ['lagoon', 'lagoon', 'lagoon', 'lagoon'],
  ['sky', 'sun', 'sun', 'clay', 'lagoon'],
]

describe.each(cases.map((columns) => ({ columns, name: columns.join(', ') })))('a junction to $name', ({ columns }) => {
  const branches = junction(columns)

  it('has one branch for each column, from left to right', () => {
    expect(branches.map(({ line }) => line)).toEqual(columns)
    const ends = branches.map(({ path }) => runs(path)[2]?.to[0] ?? 0)
    expect(ends).toEqual([...ends].sort((a, b) => a - b))
    expect(ends[0]).toBe(6)
    expect(ends.at(-1)).toBeLessThan(1280)
  })

  it('has lines of one colour at the start, side by side with the others', () => {
    const starts = new Map(branches.map(({ line, path }) => [line, runs(path)[0]?.from[0]]))
    expect(starts.size).toBe(new Set(columns).size)
    expect(new Set(starts.values()).size).toBe(starts.size)
  })

  it('never lets two lines cross', () => {
    const drawn = branches.flatMap(({ line, path }) => runs(path).map((run) => ({ line, run })))
    const crossings = drawn.flatMap((a) => drawn.filter((b) => a.line !== b.line && cross(a.run, b.run)))
    expect(crossings).toEqual([])
  })

  it('has bends that do not run into each other', () => {
    for (const { path } of branches) {
      const [start, level] = runs(path)
      const sideways = (from = 0, to = 0) => Math.sign(to - from)
      expect(sideways(level?.from[0], level?.to[0])).toBe(sideways(start?.from[0], level?.to[0]))
    }
  })
})
