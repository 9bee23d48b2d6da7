import { describe, expect, test } from 'vitest'
import { type Looks, report, type Section, summary } from '../../../scripts/looks/report.ts'
import { isSamePage, routesOf } from '../../../scripts/looks/routes.ts'
import { scratchFolder } from '../../support/scratch.ts'

const none: Looks = {
  base: 'main (12345678)',
  widths: [1440, 360],
  pages: 3,
  untouched: 0,
  added: [],
  removed: [],
  sections: [],
}
const picture = (file: string) => ({ file, width: 360, height: 200 })
const section = (route: string, width: number, share: number): Section => ({
  route,
  width,
  share,
  figures: [{ title: 'hero', kind: 'changed', pictures: { base: picture('a.webp'), change: picture('b.webp') } }],
})

describe('the report', () => {
  test('says that nothing differs', () => {
    const said =
      'Nothing looks different from main (12345678): 3 pages at 1440 and 360 px, with all that opens on them.'
    expect(summary({ ...none, untouched: 1 })).toEqual([
      said,
      '1 page needed no picture: every file of theirs is the same as it was.',
    ])
    expect(report(none)).toContain(`<p>${said}</p>`)
    expect(report(none)).not.toContain('<section')
  })

  test('says of a page that is new only that, and what was compared beside it', () => {
    expect(summary({ ...none, pages: 1, added: ['/new'] })).toEqual(['New: /new'])
    expect(summary({ ...none, added: ['/new'] })).toEqual([
      'Nothing else looks different from main (12345678): 2 pages at 1440 and 360 px, with all that opens on them.',
      'New: /new',
    ])
  })

  test('names what differs, most first, and pages that are new or gone', () => {
    const sections = [section('/payout', 1440, 0.01), section('/payout', 360, 0.2), section('/new', 360, 1)]
    const looks = { ...none, sections, added: ['/new'], removed: ['/old'] }
    expect(summary(looks)).toEqual([
      '1 page of 3 looks different from main (12345678).',
      '  /payout: 1.0\u00a0% at 1440 px, 20.0\u00a0% at 360 px',
      'New: /new',
      'Removed: /old',
    ])
    const ids = [...report(looks).matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['/new@360', '/payout@360', '/payout@1440'])
  })

  test('words of a page stay words', () => {
    const odd = { title: '<b>"Tab"', kind: 'new', pictures: { change: picture('b.webp') } } as const
    const html = report({ ...none, sections: [{ ...section('/a', 360, 0.5), figures: [odd] }] })
    expect(html).toContain('<h3>&lt;b&gt;"Tab" (new)</h3>')
    expect(html).toContain('alt="&lt;b&gt;&quot;Tab&quot;: change"')
  })

  test('the same difference on many pages is shown once', () => {
    const again = { title: 'footer', kind: 'changed', pictures: {}, sameAs: '/a at 360 px' } as const
    const html = report({ ...none, sections: [{ ...section('/b', 360, 0.5), figures: [again] }] })
    expect(html).toContain('<p>The same as on /a at 360 px.</p>')
    expect(html).not.toContain('<img')
  })
})

describe('pages of two sites', () => {
  const scratch = scratchFolder()
  const site = (name: string, change: Record<string, string> = {}) => {
    const files = {
      'index.html': '<script src="/assets/a.js"></script>',
      '404.html': '<p>',
      'case-studies/one.html': '<link href="/assets/a.css">',
      'assets/a.js': 'import("./b.js")',
      'assets/b.js': '1',
      'assets/a.css': 'p { background: url(c.svg) }',
      'assets/c.svg': '<svg/>',
      ...change,
    }
    scratch.write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text])))
    return scratch.path(name)
  }

  test('have their addresses from their files', () => {
    expect([...routesOf(site('a')).keys()].sort()).toEqual(['/', '/case-studies/one', '404'])
  })

  test('are the same as long as every file is that they lead to', () => {
    const [one, same] = [site('a'), site('same')]
    for (const page of routesOf(one).values()) expect(isSamePage(one, same, page), page).toBe(true)
    const script = site('script', { 'assets/b.js': '2' })
    expect(isSamePage(one, script, 'index.html')).toBe(false)
    expect(isSamePage(one, script, 'case-studies/one.html')).toBe(true)
    expect(isSamePage(one, site('drawing', { 'assets/c.svg': '<svg></svg>' }), 'case-studies/one.html')).toBe(false)
  })
})
