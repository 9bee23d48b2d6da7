import { originOf } from '../fields/index.ts'
import type { Block, BlockProps, BlockType, Page } from '../../model/schema.gen.ts'
import { quote } from '../../model/words.ts'

type Directives = Record<string, string>

/** One source of a directive: a keyword, or an origin with nothing but a plain folder behind it. */
const soundSource = /^(?:'[a-z-]+'|https:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?(?:\/[a-z]+\/)?)$/

// No inline script and no inline style at all: what a page needs stands in files of its own origin.
const strict: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

/** What a block needs that the strict policy forbids: sources to add, and directives that cannot hold beside it. */
interface Needs {
  /** Tells policies apart: pages with different ones are entered and left by full loads. */
  name: string
  add: Directives
  without: string[]
}

type NeedsOf<T extends BlockType> = (props: BlockProps[T]) => Needs | null

// The provider's script writes styles into the page, and its address as text into a script element.
const needs: { [T in BlockType]?: NeedsOf<T> } = {
  booking: (props) => {
    const origin = sourceOf(props.origin)
    return {
      name: `booking ${origin}`,
      add: {
        'script-src': sourceOf(props.script),
        'style-src': "'unsafe-inline'",
        'frame-src': origin,
        'connect-src': origin,
        'img-src': origin,
      },
      without: ['require-trusted-types-for', 'trusted-types'],
    }
  },
  form: ({ variant, action, recaptchaKey, recaptchaScript }) => {
    if (variant !== 'contact' || action === '') return null
    const isOwn = /^\/(?!\/)/.test(action)
    const address: Directives = isOwn ? {} : { 'form-action': sourceOf(action) }
    const check: Directives = recaptchaKey === '' ? {} : recaptchaSources(recaptchaScript)
    const foreign = [address['form-action'], check['connect-src']].filter((one) => one !== undefined)
    if (foreign.length === 0) return null
    return {
      name: `form ${foreign.join(' ')}`,
      add: { ...address, ...check },
      without: recaptchaKey === '' ? [] : ['require-trusted-types-for', 'trusted-types'],
    }
  },
}

/** What Google's own documentation of reCAPTCHA asks for. Its script writes styles, and loads more from two more places. */
function recaptchaSources(script: string) {
  const own = `${sourceOf(script)}/recaptcha/`
  return {
    'script-src': `${own} https://www.gstatic.com/recaptcha/`,
    'style-src': "'unsafe-inline'",
    'frame-src': `${own} https://recaptcha.google.com/recaptcha/`,
    'connect-src': own,
  }
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
  const all = page.blocks.flatMap((block) => needsOf(block) ?? [])
  if (all.length === 0) return { value: header(strict) }
  const directives = { ...strict }
  for (const { add, without } of all) {
    for (const [name, source] of Object.entries(add)) directives[name] = `${directives[name] ?? ''} ${source}`.trim()
    for (const name of without) delete directives[name]
  }
  return { name: all.map(({ name }) => name).join(', '), value: header(directives) }
}

/** The policy that holds wherever no block needs more. */
export const strictPolicy = policyOf({ blocks: [] }).value

function needsOf({ type, ...props }: Block): Needs | null {
  // The same cast as in the renderer: a block is flat, so TypeScript cannot see that `props` belong to `type`.
  const find = needs[type] as ((values: unknown) => Needs | null) | undefined
  return find?.(props) ?? null
}

/** The value of the header. Throws for a source that could end its directive or begin another one. */
function header(directives: Directives): string {
  const written = Object.entries(directives).map(([name, value]) => {
    const wrong = value.split(' ').find((one) => !soundSource.test(one))
    if (wrong !== undefined) throw new Error(`${quote(wrong)} is no source, so no policy can name it.`)
    return `${name} ${value}`
  })
  return written.join('; ')
}
