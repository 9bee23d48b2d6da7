import { describe, expect, test } from 'vitest'
import { pagesAbove } from '../../scripts/build/breadcrumbs.ts'
import type { Site } from '../../src/model/schema.gen.ts'

describe('the pages above a page', () => {
  const site = {
    navigation: { items: [{ text: 'Home', href: '/' }] },
    footer: { columns: [{ title: 'Resources', links: [{ text: 'Case-studies', href: '/case-studies' }] }] },
  } as unknown as Site
  const titles = new Map([['/guides', 'All our guides']])
  const above = (route: string) => pagesAbove((one) => titles.get(one), site, route)

  test('SEO-1 are named by the words that lead to them', () => {
    expect(above('/case-studies/kredapay')).toEqual([
      { route: '/', name: 'Home' },
      { route: '/case-studies', name: 'Case-studies' },
    ])
  })

  test('SEO-1 are named by their title when the frame has no link to them; a folder without a page is none', () => {
    expect(above('/guides/a/b').map(({ name }) => name)).toEqual(['Home', 'All our guides'])
    expect(above('/guides/a').map(({ name }) => name)).toEqual(['Home', 'All our guides'])
    expect(above('/payout')).toEqual([])
    expect(above('/')).toEqual([])
  })
})
