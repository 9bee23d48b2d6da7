import { createHash } from 'node:crypto'
import { favicon, fallbackIcon, manifestAddress, manifestIcons, touchIcon } from '../../src/model/icons.ts'
import { strictPolicy } from '../../src/content/resolve/index.ts'
import { hasFrames, type PolicyException, shareOut, widen } from './policies.ts'

export type { PolicyException }

/** Headers of every response (OWASP Secure Headers; no `no-store`, which would cost the back/forward cache). */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

/** Headers of every page. */
const pages: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The headers in which pages differ. */
const policyName = 'Content-Security-Policy'
const policyHeaders = (policy: string): Record<string, string> => ({
  [policyName]: policy,
  'Cross-Origin-Embedder-Policy': hasFrames(policy) ? 'unsafe-none' : 'require-corp',
})

/** A name that carries the hash of its content never changes; anything else is asked for again each time. */
const forever = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'
const aDay = 'public, max-age=86400'

/** One rule: the headers of all addresses that the pattern (`*` matches anything) matches. Later rules win. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

/** Cloudflare reads so many rules of a file, and overlooks the rest. */
export const mostRules = 100

/** The rules for files, which hold on every site. */
const fileRules: readonly HeaderRule[] = [
  { pattern: '/assets/*', headers: { 'Cache-Control': forever } },
  { pattern: '/site.*.json', headers: { 'Cache-Control': forever } },
  // Other sites and apps show these beside links to ours.
  { pattern: '/assets/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ...[favicon, fallbackIcon.path, touchIcon.path, ...manifestIcons.map(({ path }) => path), manifestAddress].map(
    (pattern) => ({ pattern, headers: { 'Cache-Control': aDay } }),
  ),
]

/** How many pages may have a rule of their own. */
const room = mostRules - fileRules.length - 1

const commonRule = (policy: string): HeaderRule => ({
  pattern: '/*',
  headers: { ...everywhere, ...pages, ...policyHeaders(policy), 'Cache-Control': askAgain },
})

/**
 * The one table of headers: written to `_headers` for hosts that read it, and read from there by our own server, so that
 * all send the same. It has at most {@link mostRules} rules, however many pages need a policy of their own.
 */
export function headerRules(exceptions: readonly PolicyException[] = []): HeaderRule[] {
  const { own, common } = shareOut(exceptions, room)
  const first = commonRule(common)
  const rules = own.map(({ route, policy }) => ({ pattern: route, headers: differing(first, policyHeaders(policy)) }))
  return [first, ...fileRules, ...rules]
}

const differing = (rule: HeaderRule, headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => rule.headers[name] !== value))

/**
 * The same for hosts that join all rules and cannot take a header back: no address has the same header from two rules. So
 * all pages share one policy, under which everything works, and what differs between files is said of these files only.
 */
export function disjointRules(exceptions: readonly PolicyException[] = []): HeaderRule[] {
  const { pattern, headers } = commonRule(widen([strictPolicy, ...exceptions.map(({ policy }) => policy)]))
  const later = new Set(fileRules.flatMap((rule) => Object.keys(rule.headers)))
  const kept = Object.entries(headers).filter(([name]) => !later.has(name))
  return [{ pattern, headers: Object.fromEntries(kept) }, ...fileRules]
}

/** The same rules, under which pages may have just these styles in their HTML; any where it is not known which. */
export function allowStyles(rules: readonly HeaderRule[], styles: readonly string[] | null): HeaderRule[] {
  const hashes = styles?.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const source = hashes?.join(' ') ?? "'unsafe-inline'"
  // Beside a hash browsers would take back that a page may have any.
  const allow = (policy: string) =>
    policy.replace(/(?<=(?:^|; )style-src )(?![^;]*'unsafe-inline')[^;]*/, (sources) => `${sources} ${source}`)
  return rules.map(({ pattern, headers }) => {
    const policy = headers[policyName]
    return { pattern, headers: policy === undefined ? headers : { ...headers, [policyName]: allow(policy) } }
  })
}

/** What the build says when pages get a wider policy than they need; `null` when none does. */
export function wideningNote(exceptions: readonly PolicyException[]): string | null {
  const { own, common } = shareOut(exceptions, room)
  if (common === strictPolicy) return null
  return `Hosts cannot give each page of this site its own policy: they read no more than ${mostRules} rules, and every unknown address is the not-found page. So all pages may do what ${exceptions.length - own.length} of them need:\n  ${common}`
}
