import { describe, expect, test } from 'vitest'
import type { Page, Site } from '../../../src/model/schema.gen.ts'
import { headingOf, socialTitle } from '../../../src/model/social.ts'
import {
  jsonForScript,
  type PageFacts,
  type RuleOf,
  structuredData,
  type Thing,
} from '../../../src/content/resolve/structuredData.ts'

const site = {
  url: 'https://www.brightrail.example',
  language: 'en-GB',
  brand: 'Brightrail',
  email: 'hello@brightrail.example',
} as Site

const pageOf = (more: Partial<Page> = {}): Page => ({
  title: 'Payouts: pay one person or many | Brightrail',
  description: 'Send single or bulk payouts from one place.',
  index: true,
  blocks: [{ type: 'hero', layout: 'compact', leadPlace: 'beside', title: 'Pay one person or a whole list' }],
  ...more,
})

const graphOf = (facts: Partial<PageFacts>, ruleOf?: RuleOf): Thing[] =>
  structuredData({ page: pageOf(), site, route: '/payout', above: [], ...facts }, ruleOf)['@graph']
const ofType = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type)

describe('structured data', () => {
  test('SEO-1 of a page says its name, description, address and picture', () => {
    const things = graphOf({ page: pageOf({ updated: '2026-11-20' }), social: '/assets/social/a.png' })
    expect(things).toEqual([
      {
        '@type': 'WebPage',
        '@id': 'https://www.brightrail.example/payout',
        url: 'https://www.brightrail.example/payout',
        name: 'Payouts: pay one person or many | Brightrail',
        description: 'Send single or bulk payouts from one place.',
        inLanguage: 'en-GB',
        dateModified: '2026-11-20',
        isPartOf: {
          '@type': 'WebSite',
          '@id': 'https://www.brightrail.example/#website',
          name: 'Brightrail',
          url: 'https://www.brightrail.example/',
        },
        primaryImageOfPage: {
          '@type': 'ImageObject',
          url: 'https://www.brightrail.example/assets/social/a.png',
          width: 1200,
          height: 630,
        },
      },
    ])
  })

  test('SEO-1 leaves out what the document does not say', () => {
    expect(Object.keys(graphOf({})[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/dateModified|primaryImageOfPage|breadcrumb|mainEntity/)]),
    )
  })

  test('SEO-1 names the profiles of the site, and its chat not among them', () => {
    const social = [
      { network: 'linkedin', href: 'https://www.linkedin.com/company/x' },
      { network: 'chat', href: 'https://wa.me/1' },
    ]
    const profiled = { ...site, social } as Site
    expect(ofType(graphOf({ route: '/', site: profiled }), 'Organization')?.sameAs).toEqual([
      'https://www.linkedin.com/company/x',
    ])
    expect(ofType(graphOf({ route: '/' }), 'Organization')).not.toHaveProperty('sameAs')
  })

  test('a block can say which kind of page it makes: blocks of one kind are put together, others do not count', () => {
    const rules: Record<string, ReturnType<RuleOf>> = {
      notFound: { type: 'FAQPage', mainEntity: { '@type': 'Question', name: '{title}' } },
      banner: { type: 'AboutPage', mainEntity: { '@type': 'Thing', name: '{title}' } },
    }
    const notFound = (title: string) => ({ type: 'notFound', title }) as Page['blocks'][number]
    const banner = { type: 'banner', title: 'C' } as Page['blocks'][number]
    const [page] = graphOf({ page: pageOf({ blocks: [notFound('A'), banner, notFound('B')] }) }, (type) => rules[type])
    expect(page).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'A' },
        { '@type': 'Question', name: 'B' },
      ],
    })
  })

  test('questions and their answers make a page of questions', () => {
    const answer = [
      { tag: 'p', children: ['Yes, ', { tag: 'a', href: '/faqs', children: ['always'] }, '.'] },
      { tag: 'p', children: ['Ask us.'] },
    ]
    const faq = { type: 'faq', title: 'Questions', items: [{ question: 'May I ask?', answer }] }
    const [page] = graphOf({ page: pageOf({ blocks: [faq as unknown as Page['blocks'][number]] }) })
    expect(page).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'May I ask?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, always. Ask us.' },
        },
      ],
    })
  })

  test('SEC-1 no text can leave the element that it is in', () => {
    const title = '</script><script>alert(1)</script><!-- <SCRIPT \u2028'
    const text = jsonForScript(structuredData({ page: pageOf({ title }), site, route: '/payout', above: [] }))
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][0].name).toBe(title)
  })
})

describe('the main title of a page', () => {
  test('is that of its first block that has one, and is on the social image', () => {
    expect(headingOf(pageOf())).toBe('Pay one person or a whole list')
    expect(socialTitle(pageOf())).toBe('Pay one person or a whole list')
    expect(socialTitle(pageOf({ socialTitle: 'Pay many' }))).toBe('Pay many')
  })

  test('is the title without the brand at its end when no block has one', () => {
    expect(headingOf(pageOf({ blocks: [] }))).toBe('Payouts: pay one person or many')
    expect(headingOf(pageOf({ blocks: [], title: 'Brightrail: accounts and cards' }))).toBe(
      'Brightrail: accounts and cards',
    )
  })
})
