import { describe, expect, it } from 'vitest'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { readDocument } from '../../../src/content/index.ts'
import { outside } from './limits.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('schemas limits')

const drawings = drawingSizes()

describe('T-R18 one step outside of a limit is found at its place, with its code', () => {
  it.each(outside)('%s', (_, documents) => {
    expect(documents.length).toBeGreaterThan(3)
    const unfound = documents.filter(({ key, document, code, pointer }) => {
      const { findings } = readDocument('pages', key, JSON.stringify(document, null, 1), drawings)
      return !findings.some((one) => one.code === code && one.pointer === pointer)
    })
    expect(unfound).toEqual([])
  })
})
