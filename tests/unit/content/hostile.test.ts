import { describe, expect, test } from 'vitest'
import { hrefFinding } from '../../../src/content/fields/index.ts'
import { isGroup } from '../../../src/content/schema/group.ts'
import { baseTexts } from './base.ts'
import { contentOf } from './support.ts'

// Each hostile string in each kind of field: refused with a finding, or kept as words that nothing runs.

/** Addresses that lead to a script or to another site than they seem to. */
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\t:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61script:alert(1)',
  'javascript&#58;alert(1)',
  'javascript%3Aalert(1)',
  'jav\u0430script:alert(1)',
  'javascript：alert(1)',
  'ｊａｖａｓｃｒｉｐｔ:alert(1)',
  '\u200bjavascript:alert(1)',
  'java\u00adscript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'livescript:x',
  'blob:https://evil.example/x',
  'filesystem:https://evil.example/x',
  'file:///etc/passwd',
  'about:blank',
  'ws://evil.example',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'http://evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  'https://rail.example@evil.example',
  'https://rail.example\\@evil.example',
  'https://rail.example%00.evil.example',
  'https://evil.example\u202e/',
  'https://evil。example',
  '/about/../../etc',
  '/%2e%2e/x',
  'mailto:a@b.example\nbcc:c@d.example',
  'tel:1;alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'onmouseover='alert(1)",
] as const

/** Characters that cannot be seen, or that are no characters. */
const unseen = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udc00x',
] as const

/** The small site with one string in place of a text of its page about. */
function findingsWith(from: string, text: string) {
  const about = baseTexts['about.json'] ?? ''
  expect(about).toContain(from)
  const content = contentOf({ ...baseTexts, 'about.json': about.replace(from, () => JSON.stringify(text)) })
  return { findings: content.findings(), page: content.page('/about') }
}

/** All texts of a value, under their fields. */
function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field))
  return isGroup(value) ? Object.entries(value).flatMap(([key, entry]) => textsOf(entry, key)) : []
}

describe('SEC-2 what leads elsewhere is refused', () => {
  test.each(addresses)('%j as an address', (address) => {
    const { findings, page } = findingsWith('"#story"', address)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.every(({ file }) => file === 'pages/about.json')).toBe(true)
    expect(page).toBeNull()
    expect(hrefFinding(address)?.message).toMatch(/[.]$/)
    // What is proposed in its place is good.
    for (const { suggestions } of findings) for (const better of suggestions) expect(hrefFinding(better)).toBeNull()
  })

  test.each(addresses)('%j as the address of a link in running text', (address) => {
    const about = baseTexts['about.json'] ?? ''
    const changed = about.replace('(mailto:{email})', () => JSON.stringify(`(${address})`).slice(1, -1))
    const content = contentOf({ ...baseTexts, 'about.json': changed })
    // What is no link for Markdown stays words; a link is a good one.
    const links = textsOf(content.page('/about')?.page).filter(({ field }) => field === 'href')
    for (const { text } of links) expect(hrefFinding(text)).toBeNull()
    expect(content.findings().length > 0 || links.length > 0).toBe(true)
  })

  test.each(addresses)('%j as the value of a token that addresses use', (address) => {
    const site = baseTexts['_site.json'] ?? ''
    const changed = site.replace('"https://app.rail.example/signUp"', () => JSON.stringify(address))
    const content = contentOf({ ...baseTexts, '_site.json': changed })
    expect(content.findings().map(({ file }) => file)).toContain('pages/_site.json')
    expect(content.site()).toBeNull()
    expect(content.page('/about')).toBeNull()
  })
})

describe('SEC-2 characters that cannot be seen are refused in every kind of text', () => {
  const fields = { title: '"Who we are"', name: '"startHero"', address: '"#story"', anchor: '"top"' }
  const cases = Object.entries(fields).flatMap(([field, from]) =>
    unseen.map((character) => ({ field, from, character })),
  )
  test.each(cases)('$character in the $field', ({ from, character }) => {
    const text = JSON.parse(from) as string
    const { findings, page } = findingsWith(from, `${text.slice(0, 2)}${character}${text.slice(2)}`)
    expect(findings.length).toBe(1)
    expect(['hiddenCharacter', 'encoding']).toContain(findings[0]?.code)
    // Nothing that a terminal would obey is in the report.
    expect(JSON.stringify(findings[0]?.message)).not.toMatch(/\\u00|[\u200b\u202e\u2066\ufeff]/)
    expect(page).toBeNull()
  })
})

describe('SEC-2 words of HTML', () => {
  test('as the value of a token they stay words', () => {
    const site = (baseTexts['_site.json'] ?? '').replace('"Rail"', () => JSON.stringify('<b onclick=alert(1)>'))
    const content = contentOf({ ...baseTexts, '_site.json': site })
    expect(content.findings().filter(({ code }) => code !== 'markup')).toEqual([])
    expect(content.page('/')?.page.title).toBe('<b onclick=alert(1)>: accounts and cards')
  })

  test('a tag in running text is refused', () => {
    const about = (baseTexts['about.json'] ?? '').replace('We began', () => '<img src=x onerror=alert(1)> We began')
    expect(
      contentOf({ ...baseTexts, 'about.json': about })
        .findings()
        .map(({ code }) => code),
    ).toEqual(['markdown'])
  })
})

test('SEC-2 what _site.json says in files of lines cannot begin a line, nor end an address', () => {
  const site = baseTexts['_site.json'] ?? ''
  const fields = { url: 'https://www.rail.example', supportEmail: 'support@rail.example', email: 'hello@rail.example' }
  for (const [field, sound] of Object.entries(fields)) {
    for (const end of [
      '\nX-Evil: 1',
      '\r\nDisallow: /',
      '"><script>',
      ' evil',
      ';evil',
      '\u2028',
      '?subject=a&bcc=b@evil',
    ]) {
      for (const value of [sound + end, end + sound]) {
        const changed = site.replace(JSON.stringify(sound), () => JSON.stringify(value))
        const found = contentOf({ ...baseTexts, '_site.json': changed }).findings()
        // A character that cannot be seen is the finding itself, whichever field it is in.
        const isRefused = found.some(({ pointer, code }) => pointer === `/${field}` || code === 'hiddenCharacter')
        expect(isRefused, value).toBe(true)
      }
    }
  }
})
