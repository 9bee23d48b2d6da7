import { originOf } from '../fields/index.ts'
import { blockSchema, type OriginRule } from '../schema/index.ts'
import type { Block, Page } from '../../model/schema.gen.ts'
import { quote } from '../../model/words.ts'
import { type Directives, strict } from './directives.ts'

/** One source of a directive: a keyword, or an origin with nothing but a plain folder after it. */
const soundSource = /^(?:'[a-z-]+'|https:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?(?:\/[a-z]+\/)?)$/

/** What a block needs that the strict policy forbids: sources to add, and directives that cannot hold beside it. */
interface Needs {
  /** Tells policies apart: pages with different ones are entered and left by full loads. */
  name: string
  add: Directives
  without: string[]
}

/** The origin of an address as a policy names it. Throws for an address that has none: it could end the header. */
function sourceOf(address: string): string {
  const origin = originOf(address)
  if (origin === null) throw new Error(`${quote(address)} is no https address of a site, so no policy can name it.`)
  return origin
}

/** The content security policy of a page. `name` is absent where the strict one holds. */
export interface Policy {
  name?: string
  /** The value of the header. */
  value: string
}

/**
 * The strictest policy under which the blocks of a page can do what they are there for. Throws when a block names another
 * site by something else than an https address: the content check has reported it.
 */
export function policyOf(page: Pick<Page, 'blocks'>): Policy {
  const all = page.blocks.flatMap(needsOf)
  if (all.length === 0) return { value: header(strict) }
  const directives = { ...strict }
  for (const { add, without } of all) {
    for (const [name, source] of Object.entries(add)) directives[name] = `${directives[name] ?? ''} ${source}`.trim()
    for (const name of without) delete directives[name]
  }
  return { name: [...new Set(all.map(({ name }) => name))].join(', '), value: header(directives) }
}

/** The policy that holds wherever no block needs more. */
export const strictPolicy = policyOf({ blocks: [] }).value

/** What the keyword `origins` of a block's schema adds for these fields. */
function needsOf({ type, ...props }: Block): Needs[] {
  const rules = (blockSchema(type)?.origins ?? []).filter((rule) => holds(rule, props))
  const needs = rules.map(({ add, without = [] }) => ({ add: sourcesOf(add, props), without }))
  const foreign = new Set(needs.flatMap(({ add }) => Object.values(add)).flatMap((sources) => sources.split(' ')))
  const name = [type, ...[...foreign].filter((source) => !source.startsWith("'"))].join(' ')
  return needs.filter(({ add }) => Object.keys(add).length > 0).map((one) => ({ name, ...one }))
}

const holds = ({ if: wanted = {} }: OriginRule, props: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(([field, value]) => (value === true ? Boolean(props[field]) : props[field] === value))

/** The sources with origins in place of fields. An address of this site needs none: it is left out. */
function sourcesOf(add: Directives, props: Record<string, unknown>): Directives {
  const found = Object.entries(add).map(([directive, sources]) => {
    const named = sources.split(' ').flatMap((source) => {
      const [whole, field] = /^\{(\w+)\}/.exec(source) ?? []
      if (whole === undefined || field === undefined) return [source]
      const address = String(props[field])
      return isOwn(address) ? [] : [sourceOf(address) + source.slice(whole.length)]
    })
    return [directive, named.join(' ')] as const
  })
  return Object.fromEntries(found.filter(([, sources]) => sources !== ''))
}

const isOwn = (address: string) => /^\/(?!\/)/.test(address)

/** The value of the header. Throws for a source that could end its directive or begin another one. */
function header(directives: Directives): string {
  const written = Object.entries(directives).map(([name, value]) => {
    const wrong = value.split(' ').find((one) => !soundSource.test(one))
    if (wrong !== undefined) throw new Error(`${quote(wrong)} is no source, so no policy can name it.`)
    return `${name} ${value}`
  })
  return written.join('; ')
}
