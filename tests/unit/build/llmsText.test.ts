import { expect, test } from 'vitest'
import { llmsText } from '../../../scripts/build/llmsText.ts'
import type { Site } from '../../../src/model/schema.gen.ts'

const site = {
  url: 'https://www.brightrail.example',
  brand: 'Brightrail',
  navigation: {
    items: [
      { text: 'Home', href: '/' },
      { text: 'Company', href: '/companies', links: [{ text: 'Contact', href: '/contact' }] },
    ],
  },
  footer: {
    text: 'Accounts and payouts.',
    legal: '© 2026 Brightrail.',
    columns: [
      { title: 'Products', links: [{ text: 'Digital', href: '/payout?tab=digital' }] },
      { title: 'Company', links: [{ text: 'Privacy', href: '/privacy-policy' }] },
    ],
  },
} as unknown as Site
const page = (route: string, title = `The page ${route} | Brightrail`) => ({
  route,
  title,
  description: `About ${route}.`,
})

test('SEO-1 T-C4 llms.txt groups pages as the frame does, and what is below a page with that page', () => {
  const pages = ['/', '/about', '/about/team', '/contact', '/payout', '/payout/bulk', '/privacy-policy'].map((one) =>
    page(one),
  )
  const line = (route: string) => `- [The page ${route}](https://www.brightrail.example${route}): About ${route}.`
  expect(llmsText(site, pages)).toBe(
    [
      '# Brightrail\n\n> Accounts and payouts.\n\n© 2026 Brightrail.\n',
      `## Home\n\n${['/', '/about', '/about/team'].map(line).join('\n')}\n`,
      `## Company\n\n${['/contact', '/privacy-policy'].map(line).join('\n')}\n`,
      `## Products\n\n${['/payout', '/payout/bulk'].map(line).join('\n')}\n`,
    ].join('\n'),
  )
})

test('SEO-1 T-C4 a frame that does not lead home has a group of the name of the site for the rest', () => {
  const frame = { ...site, navigation: { ...site.navigation, items: [] } }
  expect(llmsText(frame, [page('/about')])).toContain('\n## Brightrail\n\n- [The page /about]')
  expect(llmsText(frame, [])).not.toContain('##')
})

test('SEC-2 T-C4 no text of a page is read as a line or a link of its own', () => {
  const hostile = page('/a', 'x](javascript:alert(1)) [y\n\u2028\u0085# Title <b>')
  const written = llmsText(site, [{ ...hostile, description: 'One.\n- [z](https://evil.example): more' }])
  expect(written.split('\n').at(-2)).toBe(
    '- [x\\](javascript:alert(1)) \\[y # Title \\<b\\>](https://www.brightrail.example/a): One. - \\[z\\](https://evil.example): more',
  )
})
