import { describe, expect, it } from 'vitest'
import { allowStyles, disjointRules, headerRules } from '../../../scripts/server/headers.ts'
import { policyOf, strictPolicy } from '../../../src/content/resolve/policy.ts'
import type { Block } from '../../../src/model/schema.gen.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { weaknesses } from '../../support/weaknesses.ts'

const booking: Block = {
  type: 'booking',
  title: 'Choose a day',
  calLink: 'brightrail/demo',
  origin: 'https://app.example',
  script: 'https://cdn.example/embed.js',
  link: { text: 'Open', href: 'https://app.example/brightrail/demo' },
}
type Form = Extract<Block, { type: 'form' }>
const form = {
  type: 'form',
  variant: 'contact',
  action: 'https://forms.example/contact',
  recaptchaKey: '',
  recaptchaScript: 'https://www.google.com/recaptcha/api.js',
} as Form
const banner = { type: 'banner', title: 'Closing' } as unknown as Block

describe('SEC-1 the policy of a page', () => {
  it('is the strict one, without a name, when no block needs more', () => {
    expect(policyOf({ blocks: [banner] })).toEqual({ value: strictPolicy })
    expect(strictPolicy).not.toMatch(/unsafe|https?:/)
  })

  it('adds the origins of the calendar, and nothing beside them', () => {
    const { name, value } = policyOf({ blocks: [banner, booking] })
    expect(name).toBe('booking https://cdn.example https://app.example')
    expect(value).toContain("script-src 'self' https://cdn.example;")
    expect(value).toContain('frame-src https://app.example')
    expect(value).toContain("default-src 'none'; ")
    expect(value).toContain("form-action 'self'")
    expect(value).not.toContain('trusted-types')
  })

  it('FORM-4 lets the contact form send to its address, and to no other', () => {
    const { name, value } = policyOf({ blocks: [form] })
    expect(name).toBe('form https://forms.example')
    expect(value).toBe(strictPolicy.replace("form-action 'self'", "form-action 'self' https://forms.example"))
  })

  it('FORM-4 adds the sources of reCAPTCHA when there is a key', () => {
    const { name, value } = policyOf({ blocks: [{ ...form, recaptchaKey: 'key' }] })
    expect(name).toMatch(/^form https:\/\/forms\.example https:\/\/www\.google\.com\/recaptcha\/ /)
    expect(value).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
    expect(value).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/')
    expect(value).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
    expect(value).not.toContain('trusted-types')
  })

  it('FORM-4 stays strict for a form that sends nowhere, or to its own site', () => {
    for (const change of [{ variant: 'reachOut' }, { action: '' }, { action: '/send' }] as Partial<Form>[])
      expect(policyOf({ blocks: [{ ...form, ...change }] })).toEqual({ value: strictPolicy })
  })
})

describe('SEC-1 T-S3 no policy has a weakness that CSP Evaluator is sure of, or thinks likely', () => {
  const exceptions = [booking, form, { ...form, recaptchaKey: 'key' }].map((block, at) => ({
    route: `/page-${at}`,
    policy: policyOf({ blocks: [block] }).value,
  }))
  const sent = [...headerRules(exceptions), ...disjointRules(exceptions)]
  const policies = allowStyles(sent, ['a{color:red}']).flatMap(
    ({ headers }) => headers['Content-Security-Policy'] ?? [],
  )

  it('the strict one, those of pages with services, and the one for hosts with one for all', () => {
    expect(new Set(policies).size).toBe(5)
    expect(policies.flatMap(weaknesses)).toEqual([])
  })

  it.each([
    ['script-src', "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ['script-src', "script-src 'self'", "script-src 'self' https:"],
    ['script-src', "script-src 'self'", "script-src 'self' https://www.google.com"],
    ['default-src', "default-src 'none'", 'default-src *'],
    ['form-acton', 'form-action', 'form-acton'],
  ])('the evaluator sees a weak %s', (name, from, to) => {
    const weak = policies.map((policy) => policy.replace(from, to))
    for (const policy of weak) expect(weaknesses(policy).join('\n')).toContain(name)
  })
})

describe('SEC-1 the writer of policies takes origins only', () => {
  const written = (change: Record<string, string>) => [
    policyOf({ blocks: [{ ...form, recaptchaKey: 'key', ...change }] }),
    policyOf({ blocks: [{ ...booking, ...change }] }),
  ]
  const wrong = [
    "https://x\"><img src=y onerror=alert(1)>; script-src-attr 'unsafe-inline'",
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://evil.example',
    'http://localhost:3000',
    'https://x.example\n  X-Evil: 1',
    'https://x.example; script-src *',
    'https://x.example https://evil.example',
    'https://x.example, default-src *',
    "'unsafe-eval'",
    '*',
    'https:',
    'https://*.example',
    'https://x',
    '',
  ]

  it.each(wrong)('%j is refused in a sentence', (value) => {
    const fields = [
      ['action', form],
      ['recaptchaScript', { ...form, recaptchaKey: 'key' }],
      ['origin', booking],
      ['script', booking],
    ] as const
    for (const [field, block] of fields) {
      // A form without an address sends nothing.
      if (value === '' && field === 'action') continue
      const name = () => policyOf({ blocks: [{ ...block, [field]: value }] })
      expect(name, field).toThrow(/no policy can name it\.$/)
    }
  })

  /** Nothing in it ends a directive, the header or an attribute, and each directive is there once. */
  function isSound({ name = '', value }: ReturnType<typeof policyOf>): boolean {
    const names = value.split('; ').map((directive) => directive.split(' ')[0] ?? '')
    return (
      /^[\x20-\x7e]+$/.test(value) &&
      !/[,"<>*\\{}@?#]| http:/.test(value) &&
      !/[;,"<>\n]/.test(name) &&
      new Set(names).size === names.length &&
      names.every((one) => strictPolicy.includes(one) || one === 'frame-src')
    )
  }

  it('whatever is written: it is refused, or every source is an origin', () => {
    const random = createRandom('policies')
    const characters = [
      ...'abz09.-:/?#@[]%;,\'"<>*=& \t\n\r\\{}é\u200b\u2028',
      'https://',
      'x.example',
      'http:',
      '//',
      "'self'",
    ]
    const pick = () => characters[Math.floor(random() * characters.length)] ?? ''
    const unsound: string[] = []
    let taken = 0
    for (let turn = 0; turn < 1000; turn++) {
      const value =
        (random() < 0.7 ? 'https://x.example' : '') + Array.from({ length: Math.floor(random() * 6) }, pick).join('')
      for (const field of ['action', 'recaptchaScript', 'origin', 'script']) {
        let policies: ReturnType<typeof written> = []
        try {
          policies = written({ [field]: value })
        } catch (error) {
          expect((error as Error).message).toContain('no policy can name it')
          continue
        }
        taken++
        if (!policies.every(isSound)) unsound.push(value)
      }
    }
    expect(unsound).toEqual([])
    expect(taken).toBeGreaterThan(300)
  })
})
