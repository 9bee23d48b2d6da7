import { describe, expect, it } from 'vitest'
import { bundle, lines, railPath } from '../../../src/drawings/kit/lines.ts'

describe('railPath', () => {
  it('rounds the corner between two straight runs', () => {
    expect(
      railPath(
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
        { radius: 40 },
      ),
    ).toBe('M0 0L60 0A40 40 0 0 1 100 40L100 100')
  })

  it('keeps parallels concentric', () => {
    const path = railPath(
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      { radius: 40, offset: 10 },
    )
    expect(path).toBe('M0 10L60 10A30 30 0 0 1 90 40L90 100')
  })

  it('takes a radius for each bend', () => {
    const path = railPath(
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [200, 100],
      ],
      { radius: [40, 20] },
    )
    expect(path).toContain('A40 40 0 0 1')
    expect(path).toContain('A20 20 0 0 0')
  })

  it('needs two points', () => {
    expect(() => railPath([[0, 0]])).toThrow('two points')
  })

  it('refuses corners at one place, between which there is no direction', () => {
    const line = [
      [0, 0],
      [40, 0],
      [40, 0],
      [90, 0],
    ] as const
    expect(() => railPath(line)).toThrow('two corners at 40 0')
  })
})

it('a bundle draws one stroke for each line', () => {
  expect(
    bundle(
      [
        [0, 0],
        [100, 0],
      ],
      lines,
    ).match(/<path/g),
  ).toHaveLength(4)
})
