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
})
