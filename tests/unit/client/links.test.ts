import { afterEach, expect, test, vi } from 'vitest'
import { internalLink } from '../../../src/client/links.ts'

afterEach(() => vi.unstubAllGlobals())

test('SEC-2 an address of this site that begins with two slashes is left to the browser: as a path it leads elsewhere', () => {
  class Element {
    closest = () => Object.assign(this, { hasAttribute: () => false, target: '', ...place })
  }
  let place = {}
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('location', { origin: 'https://www.rail.example' })
  const linkTo = (address: string) => {
    const { origin, pathname } = new URL(address)
    place = { origin, pathname }
    return internalLink(new Element())
  }
  expect(linkTo('https://www.rail.example/payout')?.pathname).toBe('/payout')
  expect(linkTo('https://www.rail.example//evil.example/x')).toBeNull()
  expect(linkTo('https://evil.example/x')).toBeNull()
})
