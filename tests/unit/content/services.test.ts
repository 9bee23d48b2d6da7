import { describe, expect, test } from 'vitest'
import { policyOf } from '../../../src/content/resolve/policy.ts'
import { baseTexts } from './base.ts'
import { contentOf, textOf } from './support.ts'

const blocks = {
  form: { type: 'form', title: 'Write to us', reasons: [{ text: 'Cards' }, { text: 'Payouts' }] },
  booking: {
    type: 'booking',
    title: 'Choose a day',
    calLink: 'rail/demo',
    link: { text: 'Open the page', href: 'https://cal.example/rail/demo' },
  },
}

/** The five fields whose values reach a policy, an address that a script is loaded from, or both; each with a sound value. */
const fields = [
  ['form', 'action', 'https://app.cal.com/contact'],
  ['form', 'recaptchaKey', '6Lc-key_1'],
  ['form', 'recaptchaScript', 'https://www.google.com/recaptcha/api.js'],
  ['booking', 'origin', 'https://app.cal.com'],
  ['booking', 'script', 'https://app.cal.com/embed.js'],
] as const

/** What was written into them by people who meant harm. */
const hostile = {
  'an attribute that ends': `https://x"><img src=y onerror=alert(1)>; script-src-attr 'unsafe-inline'`,
  'a tag': 'https://x.example/<script>alert(1)</script>',
  'a script': 'javascript:alert(1)',
  data: 'data:text/html,<script>alert(1)</script>',
  'another site by two slashes': '//evil.example/x',
  'no encryption': 'http://evil.example/x',
  'a line break': 'https://x.example\n  X-Evil: 1',
  'another directive': 'https://x.example; script-src *',
  'another source': 'https://x.example https://evil.example',
  'a comma': 'https://x.example, default-src *',
  'a name before the site': 'https://app.cal.com@evil.example/x',
  'a backslash': 'https:\\\\evil.example\\x',
  'this computer': 'http://localhost:3000/x.js',
}

/** The document of the site with a list of the services that pages may use. */
const allowing = (...services: string[]) =>
  (baseTexts['_site.json'] ?? '').replace('"links": {', `"services": ${JSON.stringify(services)}, "links": {`)

/** A site with a page that holds this block. */
const siteWith = (block: object, site = baseTexts['_site.json'] ?? '') => {
  const page = {
    title: 'A page for services',
    description: 'A page that hands something to other sites. '.repeat(2),
    index: false,
    blocks: [{ type: 'hero', title: 'Services' }, block],
  }
  const texts = { ...baseTexts, '_site.json': site, 'services.json': JSON.stringify(page, null, 2) }
  const content = contentOf(texts)
  const found = content.findings().filter(({ severity }) => severity === 'error')
  return { content, texts, found, page: content.draft('services.json') }
}

const withField = (type: 'form' | 'booking', field: string, value: string) => ({ ...blocks[type], [field]: value })

describe.each(fields)('SEC-2 %s.%s', (type, field, sound) => {
  test('takes a sound value, and the token of the site', () => {
    expect(siteWith(withField(type, field, sound)).found).toEqual([])
    const token = type === 'booking' ? `{booking.${field}}` : `{forms.${field === 'action' ? 'contactAddress' : field}}`
    const { found, page } = siteWith(withField(type, field, token))
    expect(found).toEqual([])
    expect(() => policyOf(page?.page ?? { blocks: [] })).not.toThrow()
  })

  test.each(Object.entries(hostile))('refuses %s, at its place, and draws no page of it', (_, value) => {
    const { found, page, texts } = siteWith(withField(type, field, value))
    expect(found.map(({ code }) => code)).toEqual(['pattern'])
    const [finding] = found
    expect(finding && textOf(texts, finding)).toBe(JSON.stringify(value))
    expect(finding?.file).toBe('pages/services.json')
    expect(page).toBeNull()
  })

  test('refuses what a token makes of it, where the token is used', () => {
    const around = { action: '/{brand}', recaptchaKey: '{brand}', origin: 'https://{brand}' }
    const value = field in around ? around[field as keyof typeof around] : 'https://{brand}/x.js'
    for (const brand of [...Object.values(hostile), '{links.signUp}', 'Rail "and" more', 'https://']) {
      const site = (baseTexts['_site.json'] ?? '').replace('"Rail"', () => JSON.stringify(brand))
      const { found, page, texts } = siteWith(withField(type, field, value), site)
      const own = found.filter(({ file }) => file === 'pages/services.json')
      expect(
        own.map(({ code }) => code),
        brand,
      ).toEqual(found.length > own.length ? [] : ['pattern'])
      if (own[0]) expect(textOf(texts, own[0])).toBe(`"${value}"`)
      if (own[0]) expect(own[0].message).toContain('With its tokens this is "')
      expect(page, brand).toBeNull()
    }
  })

  test.each(Object.entries(hostile))('in _site.json: %s is a finding there, and nowhere else', (_, value) => {
    const [group, name] =
      type === 'booking' ? ['booking', field] : ['forms', field === 'action' ? 'contactAddress' : field]
    const site = JSON.parse(baseTexts['_site.json'] ?? '') as Record<string, Record<string, string>>
    Object.assign(site[group] ?? {}, { [name]: value })
    const { found } = siteWith(blocks[type], JSON.stringify(site, null, 2))
    expect(found.map(({ code, pointer, file }) => [code, pointer, file])).toEqual([
      ['pattern', `/${group}/${name}`, 'pages/_site.json'],
    ])
  })
})

describe('SEC-2 a page chooses among the services that _site.json names', () => {
  const foreign = {
    action: 'https://evil.example/collect',
    script: 'https://evil.example/x.js',
    origin: 'https://evil.example',
    recaptchaScript: 'https://evil.example/api.js',
  }

  test.each(Object.entries(foreign))('%s of another origin is a finding with the way out', (field, value) => {
    const type = field === 'script' || field === 'origin' ? 'booking' : 'form'
    const { found, page, texts } = siteWith(withField(type, field, value))
    expect(found.map(({ code }) => code)).toEqual(['serviceUnknown'])
    expect(found[0] && textOf(texts, found[0])).toBe(`"${value}"`)
    expect(found[0]?.message).toContain('"https://evil.example"')
    expect(found[0]?.hint).toContain('"services"')
    expect(page).toBeNull()
  })

  test('a token of another field of _site.json is no way around it', () => {
    const { found, texts } = siteWith(withField('form', 'action', '{links.signUp}'))
    expect(found.map(({ code }) => code)).toEqual(['serviceUnknown'])
    expect(found[0] && textOf(texts, found[0])).toBe('"{links.signUp}"')
  })

  test('one that _site.json lists may be chosen, and the list does not reach visitors', () => {
    const site = allowing('https://app.cal.com', 'https://www.google.com', 'https://evil.example')
    for (const [field, value] of Object.entries(foreign)) {
      const { found, content } = siteWith(
        withField(field === 'script' || field === 'origin' ? 'booking' : 'form', field, value),
        site,
      )
      expect(found).toEqual([])
      expect(JSON.stringify(content.site())).not.toContain('evil')
    }
  })

  test('the list is looked at again when it changes', () => {
    const { content, found } = siteWith(withField('form', 'action', foreign.action))
    expect(found).toHaveLength(1)
    const site = baseTexts['_site.json'] ?? ''
    content.set('_site.json', allowing('https://app.cal.com', 'https://www.google.com', 'https://evil.example'))
    expect(content.findings().filter(({ code }) => code === 'serviceUnknown')).toEqual([])
    content.set('_site.json', site)
    expect(content.findings().filter(({ code }) => code === 'serviceUnknown')).toHaveLength(1)
  })

  test('what _site.json itself uses has to be on its list', () => {
    const { found } = siteWith(blocks.booking, allowing('https://www.google.com'))
    expect(found.map(({ code, pointer, file }) => [code, pointer, file])).toEqual([
      ['serviceUnknown', '/booking/origin', 'pages/_site.json'],
      ['serviceUnknown', '/booking/script', 'pages/_site.json'],
    ])
  })

  test('an address of the site itself needs no such permission', () => {
    expect(siteWith(withField('form', 'action', '/messages')).found).toEqual([])
  })
})
