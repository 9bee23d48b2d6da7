import type { Block, BlockProps, BlockType, Page } from './schema.gen.ts'

type Directives = Record<string, string>

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
  booking: ({ origin, script }) => ({
    name: `booking ${origin}`,
    add: {
      'script-src': originOf(script),
      'style-src': "'unsafe-inline'",
      'frame-src': origin,
      'connect-src': origin,
      'img-src': origin,
    },
    without: ['require-trusted-types-for', 'trusted-types'],
  }),
  form: ({ variant, action, recaptchaKey, recaptchaScript }) => {
    if (variant !== 'contact' || action === '') return null
    const isForeign = /^https?:/.test(action)
    const address: Directives = isForeign ? { 'form-action': originOf(action) } : {}
    if (recaptchaKey !== '') {
      const check = recaptchaSources(recaptchaScript)
      return {
        name: `form ${action} ${check['connect-src']}`,
        add: { ...address, ...check },
        without: ['require-trusted-types-for', 'trusted-types'],
      }
    }
    return isForeign ? { name: `form ${originOf(action)}`, add: address, without: [] } : null
  },
}

/** What Google's own documentation of reCAPTCHA asks for. Its script writes styles, and loads more from two more places. */
function recaptchaSources(script: string) {
  const own = `${originOf(script)}/recaptcha/`
  return {
    'script-src': `${own} https://www.gstatic.com/recaptcha/`,
    'style-src': "'unsafe-inline'",
    'frame-src': `${own} https://recaptcha.google.com/recaptcha/`,
    'connect-src': own,
  }
}

/** The content security policy of a page. `name` is absent where the strict one holds. */
export interface Policy {
  name?: string
  /** The value of the header. */
  value: string
}

/** The strictest policy under which the blocks of a page can do what they are there for. */
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

const originOf = (address: string) => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address

function header(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
