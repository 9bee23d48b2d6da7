import { strictPolicy } from '../../src/content/resolve/index.ts'
import { notFoundRoute } from '../../src/model/route.ts'

/** A page whose blocks need more than the strict policy allows. */
export interface PolicyException {
  route: string
  policy: string
}

/** Whether a policy lets its page show frames. Foreign ones do not carry the header that the strict embedder policy asks of them. */
export const hasFrames = (policy: string): boolean => directivesOf(policy).has('frame-src')

/** The strictest policy under which everything works that one of these allows. */
export function widen(policies: readonly string[]): string {
  const all = [...new Set(policies)].map(directivesOf)
  const names = new Set(all.flatMap((directives) => [...directives.keys()]))
  const widened = [...names].flatMap((name) => {
    const values = all.map((directives) => directives.get(name))
    // What a policy does not say of sources is forbidden by its default; anything else that it does not say is allowed.
    if (!name.endsWith('-src') && values.includes(undefined)) return []
    const sources = new Set(values.flatMap((value) => value ?? []))
    if (sources.size > 1) sources.delete("'none'")
    return [[name, ...sources].join(' ')]
  })
  return widened.join('; ')
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** The pages that have a policy of their own, and the policy of all other addresses. */
export interface Shares {
  own: PolicyException[]
  common: string
}

/**
 * Chooses what holds everywhere so that no more than `room` pages need a rule of their own. As long as they fit, that is
 * the strict policy. Beyond that, what most pages need is allowed to all; what frames foreign content comes last, because
 * it takes the most away from the others.
 */
export function shareOut(exceptions: readonly PolicyException[], room: number): Shares {
  const common = [strictPolicy]
  // Every address that is unknown is the not-found page, so there is no rule for it alone.
  for (const { route, policy } of exceptions) if (route === notFoundRoute) common.push(policy)
  const pages = exceptions.filter(({ route, policy }) => route !== notFoundRoute && !common.includes(policy))
  let own = pages
  for (const policy of own.length > room ? inOrder(pages) : []) {
    if (own.length <= room) break
    common.push(policy)
    own = own.filter((page) => page.policy !== policy)
  }
  return { own, common: widen(common) }
}

/** The policies by the number of their pages, the most first; those with frames after all others. */
function inOrder(pages: readonly PolicyException[]): string[] {
  const counts = new Map<string, number>()
  for (const { policy } of pages) counts.set(policy, (counts.get(policy) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, most], [b, more]) => Number(hasFrames(a)) - Number(hasFrames(b)) || more - most)
    .map(([policy]) => policy)
}
