import { assetsPrefix, typeOf, types } from '../server/files.ts'
import { addressForm, decodePlain, refusedForms } from '../server/address.ts'
import type { HeaderRule } from '../server/headers.ts'

/** What a build says about how its files are served, for every host. */
export interface HostTable {
  /** The first one holds everywhere; of the others a later one wins. */
  rules: readonly HeaderRule[]
  /** Earlier addresses of pages, and those that took their place. */
  redirects: readonly { from: string; to: string }[]
}

/** The files for a host, by their names. */
export type HostFiles = Record<string, string>

/** The folder of a build that holds them. Visitors get nothing that begins so. */
export const hostFolder = '_host'

/**
 * A variable of a host's configuration: the value of the first pattern that what is in `by`, joined, matches. Patterns are
 * regular expressions without look-around, which Caddy does not know. `$1` in a value is the first group of its pattern.
 * `by` names other choices, or what the host knows: `url` (as it was sent), `path` (decoded), `found` (the address, or one
 * that is not there when the answer is none of its file).
 */
export interface Choice {
  name: string
  by: readonly string[]
  cases: readonly (readonly [pattern: string, value: string])[]
  otherwise: string
}

/** Escapes of characters that need none: letters, digits, `-`, `.`, `_`. No other escape is in the address of a file. */
const needless = '%(?:2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff])'

/** What an address means: `site_moved` and `site_refused` are empty for most; `site_address` is the one that it should have been. */
export const addressChoices = ({ redirects }: HostTable): Choice[] => [
  { name: 'site_asked', by: ['url'], cases: [['^([^?#]*)', '$1']], otherwise: '' },
  { name: 'site_query', by: ['url'], cases: [['^[^?#]*([?][^#]*)', '$1']], otherwise: '' },
  {
    name: 'site_moved',
    by: ['site_asked'],
    cases: redirects.map(({ from, to }) => [exactly(decodePlain(from)), plain(to)]),
    otherwise: '',
  },
  {
    name: 'site_odd',
    by: ['site_asked'],
    cases: [
      ['/(?:[.]|%2[Ee])+(?:/|$)', 'odd'],
      [`^(?:[\\w./-]|${needless})*$`, ''],
    ],
    otherwise: 'odd',
  },
  {
    name: 'site_refused',
    by: ['site_odd', 'path'],
    cases: [...refusedForms.map((form) => [form, 'refused'] as const), [addressForm, '']],
    otherwise: 'refused',
  },
  {
    name: 'site_address',
    by: ['path'],
    cases: [
      ['^/(?:index(?:[.]html)?)?$', '/'],
      ['^(.+)/index(?:[.]html)?$', '$1'],
      ['^(.+)[.]html$', '$1'],
      ['^(.+)/$', '$1'],
      ['^(.*)$', '$1'],
    ],
    otherwise: '',
  },
]

/** The headers of every answer, by name: a value, or the choice that gives it where addresses differ. */
export function headerChoices({ rules }: HostTable): { headers: [name: string, value: string][]; choices: Choice[] } {
  const [first, ...others] = rules
  const headers = Object.entries(first?.headers ?? {}).map(([name, value]): [string, string] => [name, plain(value)])
  const strays = others
    .flatMap((rule) => Object.keys(rule.headers))
    .filter((name) => first?.headers[name] === undefined)
  if (strays.length > 0) throw new Error(`The header ${strays[0]} is given to some addresses and has no common value.`)
  const choices = headers.flatMap(([name, otherwise]): Choice[] => {
    const cases = others.flatMap(({ pattern, headers: { [name]: value } }) =>
      value === undefined ? [] : [[exactly(pattern).replaceAll('\\*', '.*'), plain(value)] as const],
    )
    return cases.length === 0 ? [] : [{ name: choiceOf(name), by: ['found'], cases: cases.toReversed(), otherwise }]
  })
  return { headers, choices }
}

/** The choice that gives a header. */
export const choiceOf = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`

/** What is asked for below this address and is not there gets no page: whoever asks for it cannot read one. */
export const noPageBelow = assetsPrefix

/** The endings of names, and the type of a file that has it. */
export const typesByEnding: readonly (readonly [ending: string, type: string])[] = Object.keys(types).map((ending) => [
  ending.slice(1),
  typeOf(ending.replace('.', 'name.')),
])

/** The pattern of one address, escapes in capitals or not. */
const exactly = (address: string) =>
  `^${address.replace(/[.*~+]/g, '\\$&').replace(/%[\dA-F]{2}/g, (escape) => `(?i:${escape})`)}$`

/** A value as it may be in quotes. Throws for what a host would read otherwise than it is meant. */
function plain(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value) && !/["\\$`{}]/.test(value)) return value
  throw new Error(`${JSON.stringify(value)} cannot be written into the configuration of a host.`)
}
