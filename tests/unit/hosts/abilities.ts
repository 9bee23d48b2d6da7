import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Ability } from '../../../scripts/hosts/deviations.ts'
import { put } from '../../support/scratch.ts'
import { type Check, expectHeaders, odd } from './check.ts'
import { textFiles } from './site.ts'

/** What some hosts are not able to do, and say so. */
export const abilities: Record<Ability, Check> = {
  headersOfOddAddress: async ({ ask }) => {
    for (const path of odd) expectHeaders((await ask(path)).headers, '/nowhere')
  },

  pageForOddAddress: async ({ ask }) => {
    for (const path of odd) expect((await ask(path)).body.toString(), path).toBe(textFiles['404.html'])
  },

  newDespiteTime: async ({ site, ask }) => {
    const name = join(site, 'robots.txt')
    const time = new Date('2026-01-01')
    utimesSync(name, time, time)
    const { etag = '' } = (await ask('/robots.txt')).headers
    put(site, { 'robots.txt': (textFiles['robots.txt'] ?? '').toLowerCase() })
    utimesSync(name, time, time)
    const { status } = await ask('/robots.txt', { 'If-None-Match': etag })
    put(site, { 'robots.txt': textFiles['robots.txt'] ?? '' })
    expect(status).toBe(200)
  },

  likedBest: async ({ ask }) => {
    const { headers } = await ask('/contact', { 'Accept-Encoding': 'gzip;q=1, br;q=0.5' })
    expect(headers['content-encoding']).toBe('gzip')
  },
}
