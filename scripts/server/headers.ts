import { strictPolicy } from '../../src/content/policy.ts'
import { fallbackIcon, favicon, manifestAddress, touchIcon } from '../../src/content/icons.ts'

/** Headers of every response (OWASP Secure Headers; no `no-store`, which would cost the back/forward cache). */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

/** Headers of every page. */
const pages: Record<string, string> = {
  'Content-Security-Policy': strictPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A name that carries the hash of its content never changes; anything else is asked for again each time. */
const forever = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'
const aDay = 'public, max-age=86400'

/** One rule: the headers of all addresses that the pattern (`*` stands for anything) matches. Later rules win. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

/** A page whose blocks need more than the strict policy allows. */
export interface PolicyException {
  route: string
  policy: string
}

/**
 * The one table of headers: written to `_headers` for hosts that read it, and read from there by our own server, so that
 * both send the same.
 */
export function headerRules(exceptions: readonly PolicyException[] = []): HeaderRule[] {
  return [
    { pattern: '/*', headers: { ...everywhere, ...pages, 'Cache-Control': askAgain } },
    { pattern: '/assets/*', headers: { 'Cache-Control': forever } },
    { pattern: '/site.*.json', headers: { 'Cache-Control': forever } },
    // A frame of another origin does not carry the header that the strict embedder policy asks of it.
    ...exceptions.map(({ route, policy }) => ({
      pattern: route,
      headers: { 'Content-Security-Policy': policy, 'Cross-Origin-Embedder-Policy': 'unsafe-none' },
    })),
    // Other sites and apps show these beside links to ours.
    { pattern: '/assets/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...[favicon, fallbackIcon.path, touchIcon.path, '/icon-*', manifestAddress].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': aDay },
    })),
  ]
}

/** The table in the format of `_headers`. */
export function formatHeaders(rules: HeaderRule[]): string {
  const lines = ({ pattern, headers }: HeaderRule) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  return `${rules.flatMap(lines).join('\n')}\n`
}

/** The rules of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (!line.startsWith(' ')) rules.push({ pattern: line.trim(), headers: {} })
    else {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
      const rule = rules.at(-1)
      if (rule) rule.headers[name] = value
    }
  }
  return rules
}

/** The headers of one address. */
export function headersFor(rules: HeaderRule[], address: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => toExpression(pattern).test(address))
  return Object.assign({}, ...matching.map((rule) => rule.headers)) as Record<string, string>
}

const toExpression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
