import type { Content } from '../../../../src/content/store/index.ts'
import { baseTexts } from '../base.ts'
import { contentOf } from '../support.ts'

export type Values = Record<string, unknown>

export const page = (title: string, blocks: Values[], more: Values = {}) =>
  JSON.stringify({
    title: `${title} | {brand}`,
    description: `What ${title} builds on our rail, how the work began, and what changed for the people who pay.`,
    ...more,
    blocks,
  })

/** A case study, whose page says no more than it must. */
export const study = (brand: string, more: Values = {}, blocks: Values[] = []) => {
  const list = { text: 'Case studies', href: '/stories' }
  const story = {
    brand,
    mark: 'kredapay',
    line: 'sky',
    category: 'Fintech',
    title: `How ${brand} pays on {brand}`,
    location: 'Nigeria',
    list,
    link: { text: 'About us', href: '/about' },
    facts: [{ title: 'Product', entries: [{ name: 'Payouts' }] }],
    about: 'A company that pays people in many places.',
    story: [{ title: 'How it began', text: 'It began with one payment to one person.' }],
  }
  return page(brand, [{ type: 'caseStudy', ...story }, ...blocks], more)
}

export const listOf = (more: Values) => ({ type: 'caseStudies', title: 'Stories', folder: 'stories', ...more })
export const overview = (...lists: Values[]) =>
  page('Our customers', [{ type: 'hero', title: 'Who pays with us' }, ...lists])

export const texts = {
  ...baseTexts,
  'stories.json': overview(listOf({ layout: 'large' })),
  'stories/acorn.json': study('Acorn', { from: '2026-03-01' }),
  'stories/birch.json': study('Birch', { from: '2026-05-01' }),
  'stories/cedar.json': study('Cedar', { from: '2026-04-01' }),
  'stories/archive/dogwood.json': study('Dogwood'),
}

export const today = '2026-11-20'
export const site = (others: Record<string, string> = {}) => contentOf({ ...texts, ...others }, today)

/** The names in the lists of a page. */
export function namesOn(content: Content, route: string): string[][] {
  const { blocks = [] } = content.page(route)?.page ?? {}
  return blocks.flatMap((block) => (block.type === 'caseStudies' ? [block.studies.map(({ brand }) => brand)] : []))
}

export const codesOf = (content: Content) => content.findings().map(({ code }) => code)
export const ofLists = (content: Content) => content.findings().filter(({ code }) => code.startsWith('list'))
