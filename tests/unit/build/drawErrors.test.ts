import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { explainDrawError, thrownAt } from '../../../scripts/build/drawErrors.ts'
import { buildPage } from '../../../scripts/build/pages.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import type { Block } from '../../../src/model/schema.gen.ts'
import { DrawError } from '../../../src/entryServer.tsx'
import { blockFiles } from '../../../src/render/blocks.gen.ts'
import { pageBuildOf } from '../../support/pageBuild.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('build drawErrors')

// Which components throw: by their names, each for what its fields say.
const planted = vi.hoisted((): { throws: (name: string, props: object) => boolean } => ({ throws: () => false }))
const spoil = vi.hoisted(() => async (name: string, original: () => Promise<Record<string, unknown>>) => {
  const real = await original()
  const key = 'default' in real ? 'default' : name
  const Component = real[key] as (props: object) => unknown
  return {
    ...real,
    [key]: (props: object) => {
      if (planted.throws(name, props)) throw new Error('planted')
      return Component(props)
    },
  }
})
vi.mock('../../../src/blocks/stats/index.tsx', (original) => spoil('stats', original))
vi.mock('../../../src/blocks/form/index.tsx', (original) => spoil('form', original))
vi.mock('../../../src/blocks/search/index.tsx', (original) => spoil('search', original))
vi.mock('../../../src/blocks/hero/index.tsx', (original) => spoil('hero', original))
vi.mock('../../../src/blocks/faq.tsx', (original) => spoil('faq', original))
vi.mock('../../../src/chrome/footer.tsx', (original) => spoil('Footer', original))
vi.mock('../../../src/render/head.tsx', (original) => spoil('Head', original))

const { content } = loadContent('pages')

/** Draws one page of the site as a build does. */
const draw = (route: string) => buildPage(pageBuildOf(content), route)

/** What a build says of the error in that page. */
function findingOf(route: string): string {
  try {
    draw(route)
  } catch (error) {
    if (error instanceof DrawError) return explainDrawError(error)
    throw error
  }
  throw new Error('Nothing was thrown.')
}

beforeEach(() => {
  planted.throws = () => false
})

/** A page that shows a block of that type, and where it was written. */
function useOf(type: string): { route: string; place: string } {
  for (const { route } of content.routes()) {
    const page = content.page(route)
    const at = page?.page.blocks.findIndex((block: Block) => block.type === type) ?? -1
    if (page && at >= 0) return { route, place: page.pointers[at] ?? '' }
  }
  throw new Error(`No page shows a block of the type ${type}.`)
}

describe('DOC-8 what throws while a page is built is named', () => {
  test.each(['stats', 'form', 'search', 'hero', 'faq'])(
    '%s: page, place, block, and the file that is there',
    (type) => {
      planted.throws = (name) => name === type
      const { route, place } = useOf(type)
      const said = findingOf(route)
      expect(said).toContain(`${place}: the block "${type}" could not be drawn: planted`)
      const file = /the component (\S+?),/.exec(said)?.[1] ?? ''
      expect(existsSync(file), said).toBe(true)
    },
  )

  test('a live block whose example throws stops no page that does without it', () => {
    planted.throws = (name) => name === 'stats'
    const { route } = useOf('form')
    expect(draw(route)?.html).toContain('<form')
  })

  test('where a page shows it, the example is named with its schema', () => {
    planted.throws = (name, props) => name === 'form' && 'title' in props && props.title === 'A form without an address'
    const { route } = useOf('form')
    expect(findingOf(route)).toContain(
      'schemas/blocks/form.json#/examples/2: the block "form" could not be drawn: planted',
    )
  })

  test('the frame, and what belongs to no block', () => {
    planted.throws = (name) => name === 'Footer'
    expect(() => draw('/')).toThrow(DrawError)
    expect(findingOf('/')).toContain('src/chrome: the frame of the pages could not be drawn: planted')
    planted.throws = (name) => name === 'Head'
    expect(findingOf('/payout')).toContain('pages/payout.json: the page could not be drawn')
  })

  test('the file of every block is there, and the place that threw is read from the stack', () => {
    expect(Object.values(blockFiles).filter((file) => !existsSync(file))).toEqual([])
    const error = new Error('planted')
    error.stack = `Error: planted\n    at Object.x (/w/node_modules/react/a.js:1:2)\n    at Figure (file:///w/src/ui/tabs/tabs.tsx:12:3)\n    at y (/w/src/z.ts:1:1)`
    expect(thrownAt(error, '/w')).toBe('src/ui/tabs/tabs.tsx:12:3')
    expect(thrownAt('planted')).toBeUndefined()
  })
})
