import { describe, expect, it } from 'vitest'
import { policyOf, strictPolicy } from '../../../src/content/policy.ts'
import type { Block } from '../../../src/content/schema.gen.ts'

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
    expect(name).toBe('booking https://app.example')
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
    expect(name).toContain('form https://forms.example/contact')
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
