import { describe, expect, test } from 'vitest'
import { planMove } from '../../../scripts/refactor/move.ts'
import { planRename } from '../../../scripts/refactor/rename.ts'
import { compareFindings, readSite } from '../../../scripts/refactor/site.ts'
import { isFull } from '../../support/sample.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('refactor realSite')

const site = readSite('pages')
/** Everything, or in the ordinary run every so-manieth. */
const sample = <T>(all: readonly T[], each: number): T[] => all.filter((_, at) => isFull || at % each === 0)

const documents = [...site.entries.values()].filter(
  ({ kind, route }) => (kind === 'page' && route !== '/') || kind === 'shared',
)
const anchors = documents.flatMap(({ key, facts }) =>
  facts.blocks.flatMap((block) => block.anchors.map(({ id }) => ({ key, id }))),
)

describe('the real site', () => {
  test.each(sample(documents, 4).map(({ key }) => key))(
    '%s can be moved: nothing breaks, no link is left behind',
    (key) => {
      // Out of its folder a page is in none of the lists that lead to it.
      const to = key.startsWith('_shared/')
        ? '_shared/somewhereElse.json'
        : key.replace(/^[^/]*$/, 'some/where/$&').replace(/[^/]+$/, 'moved-$&')
      const { changes } = planMove(site, new Map([[key, to]]))
      const { fresh, content } = compareFindings(site, changes)
      expect(fresh.map(({ message }) => message)).toEqual([])
      const old = `/${key.replace(/\.json$/, '')}`
      if (!key.startsWith('_shared/'))
        expect(content.redirects()).toContainEqual({ from: old, to: `/${to.replace(/\.json$/, '')}` })
      for (const text of changes.values())
        expect((text ?? '').replace(/"redirectFrom": \[[^\]]*\]/, '')).not.toMatch(new RegExp(`["(]${old}[?#")]`))
    },
  )

  test('there are pages, shared blocks and anchors', () => {
    expect(documents.length).toBeGreaterThan(25)
    expect(anchors.length).toBeGreaterThan(20)
  })

  test.each(sample(anchors, 9))('the anchor $id of $key can be renamed', ({ key, id }) => {
    const { changes } = planRename(site, key, id, 'a-name-of-its-own')
    expect(compareFindings(site, changes).fresh.map(({ message }) => message)).toEqual([])
  })
})
