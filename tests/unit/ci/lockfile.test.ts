import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Package {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  extraneous?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Package> }
const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
const having = (trait: (one: Package) => boolean) => installed.filter(([, one]) => trait(one)).map(([path]) => path)

describe('T-S17 the lock file', () => {
  test('vouches for each package, also for those that only other systems install', () => {
    expect(installed.length).toBeGreaterThan(200)
    expect(having(({ integrity = '' }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))).toEqual([])
  })

  test('lists the packages of every system: what a registry lacks is left out without a word', () => {
    const names = new Set(installed.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))
    const wanted = installed.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  })

  test('holds nothing that runs when it is installed, that nobody needs, or that comes from one host only', () => {
    expect(having(({ hasInstallScript }) => hasInstallScript === true)).toEqual([])
    expect(having(({ extraneous }) => extraneous === true)).toEqual([])
    expect(having(({ resolved }) => resolved !== undefined)).toEqual([])
  })

  test('has the versions of package.json, which are exact', () => {
    const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>
    const wanted = { ...dependencies, ...devDependencies }
    const locked = Object.keys(wanted).map((name) => [name, packages[`node_modules/${name}`]?.version])
    expect(Object.fromEntries(locked)).toEqual(wanted)
  })

  test('is installed without running anything that a package brings', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})
