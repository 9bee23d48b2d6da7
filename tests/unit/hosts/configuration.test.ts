import { describe, expect, test } from 'vitest'
import { main as build } from '../../../scripts/commands/build.ts'
import { siteFiles } from '../../../scripts/build/siteFiles.ts'
import { hostFiles, hostNames } from '../../../scripts/hosts/files.ts'
import type { HeaderRule } from '../../../scripts/server/headers.ts'
import { storeWith } from '../../support/examples.ts'
import { styles, table } from './site.ts'

describe.each(hostNames)('the configuration for %s', (host) => {
  test.each(['"', '\\', '$', '`', '{', '}', '\n', '\u00e9'])('is not written with %j in a value', (character) => {
    const rule = (pattern: string): HeaderRule => ({ pattern, headers: { 'X-A': `a${character}b` } })
    const common: HeaderRule = { pattern: '/*', headers: { 'X-A': 'a' } }
    for (const rules of [[rule('/*')], [common, rule('/a')]])
      expect(() => hostFiles(host, { rules, redirects: [] })).toThrow('cannot be written')
    const redirects = [{ from: '/a', to: `/${character}` }]
    expect(() => hostFiles(host, { ...table, redirects })).toThrow('cannot be written')
  })

  test('is not written when a header has no value for most addresses', () => {
    const rules = [...table.rules, { pattern: '/a', headers: { 'X-A': 'a' } }]
    expect(() => hostFiles(host, { ...table, rules })).toThrow('X-A')
  })

  test('is in the build that is made for it, and in no other', () => {
    const content = storeWith({ type: 'banner' })
    const site = content.site()
    if (!site) throw new Error('The site cannot be read.')
    const built = (wanted: typeof host | undefined) =>
      Object.keys(siteFiles({ content, site, indexed: [], exceptions: [], styles: [styles], host: wanted }))
    expect(built(host).filter((path) => !built(undefined).includes(path))).toEqual(Object.keys(hostFiles(host, table)))
  })
})

test('SEC-2 --host takes the name of a host and nothing else', async () => {
  for (const host of ['iis', 'Nginx', '../nginx', 'toString'])
    await expect(build(['--host', host, '--out', '/tmp/never'])).rejects.toThrow(
      'Write --host nginx, caddy or container',
    )
  await expect(build(['--host', '', '--out', '/tmp/never'])).rejects.toThrow('--host needs a value.')
})

describe('the image', () => {
  const files = hostFiles('container', table)
  const { '_host/Dockerfile': recipe = '', '_host/nginx.conf': config = '' } = files

  test('finds each file that it names where the site is copied to', () => {
    const [, site = ''] = /^COPY \. (\S+)$/m.exec(recipe) ?? []
    const named = [...`${recipe}\n${config}`.matchAll(/(\/srv\/\S*?\.conf)/g)].map(([path]) => path)
    expect(named.length).toBeGreaterThan(2)
    for (const path of named) expect(Object.keys(files)).toContain(path.replace(`${site}/`, ''))
    expect(config).toContain(`root ${site};`)
  })

  test('checks its configuration and answers with the same rights, which are not those of root', () => {
    const steps = recipe.split('\n').map((line) => line.replace(/ .*/, ''))
    const [user, ...later] = steps.slice(steps.indexOf('USER'))
    expect(user).toBe('USER')
    expect(later.filter((step) => step !== '')).toEqual(['RUN', 'EXPOSE', 'STOPSIGNAL', 'CMD'])
    const [, port] = /^EXPOSE (\d+)$/m.exec(recipe) ?? []
    expect(Number(port)).toBeGreaterThan(1023)
    expect(config).toContain(`listen ${port};`)
  })
})
