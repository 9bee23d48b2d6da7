import { quote } from './words.ts'

/** What is wrong with an address; `better` is what was certainly meant. */
export interface HrefFault {
  message: string
  better?: string
}

/** The parts of an address inside the site. `path` is '' for an address on the same page. */
export interface InternalHref {
  path: string
  tab: string | null
  anchor: string | null
}

// Browsers drop tabs, line breaks and controls inside an address, and read \ as /: each is a way around a check.
const unsafe = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff\\]/

/** What is wrong with the address of a link, `null` when it is safe and complete. Whether the page exists is asked elsewhere. */
export function hrefFault(href: string): HrefFault | null {
  const trimmed = href.trim()
  if (trimmed !== href) return { message: `The address ${quote(href)} has spaces around it.`, ...ifGood(trimmed) }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]
  if (scheme?.toLowerCase() === 'tel') return telFault(href)
  if (unsafe.test(href)) return { message: `The address ${quote(href)} holds a space, a backslash or a hidden sign.` }
  if (href.startsWith('//')) {
    return {
      message: 'An address with two slashes leads to another site. Write https:// before it.',
      ...ifGood(`https:${href}`),
    }
  }
  if (href.startsWith('/')) return pathFault(href)
  if (href.startsWith('#')) return anchorFault(href.slice(1))
  if (scheme === undefined) return nakedFault(href)
  switch (scheme) {
    case 'https':
      return httpsFault(href)
    case 'mailto':
      return /^mailto:[^@?]+@[^@?.]+(?:\.[^@?.]+)+(?:\?.*)?$/.test(href)
        ? null
        : { message: `${quote(href)} is no e-mail link. Write it like mailto:hello@company.example.` }
    case 'http':
      return {
        message: 'An address that starts with http: is not safe. Use https:.',
        ...ifGood(`https${href.slice(4)}`),
      }
    default:
      return schemeFault(href, scheme)
  }
}

const ifGood = (better: string) => (hrefFault(better) === null ? { better } : {})

function schemeFault(href: string, scheme: string): HrefFault {
  const small = scheme.toLowerCase()
  const message = `Links that start with ${quote(`${scheme}:`)} are not allowed. Use a page of this site, https:, mailto: or tel:.`
  return small !== scheme && ['https', 'http', 'mailto'].includes(small)
    ? { message, ...ifGood(small + href.slice(scheme.length)) }
    : { message }
}

function telFault(href: string): HrefFault | null {
  if (/^tel:\+?[0-9][0-9 ()-]*$/.test(href)) return null
  return { message: `${quote(href)} is no telephone link. Write it like tel:+2348000000000.` }
}

function httpsFault(href: string): HrefFault | null {
  const host = /^https:\/\/([^/?#]*)/.exec(href)?.[1]
  if (!host) return { message: `${quote(href)} names no site after https:.` }
  if (host.includes('@'))
    return { message: 'An address with a name before an @ can deceive its readers. Remove that part.' }
  return /^[\p{L}\p{N}.-]+(?::\d{1,5})?$/u.test(host) && URL.canParse(href)
    ? null
    : { message: `${quote(href)} is no complete address of a site.` }
}

function pathFault(href: string): HrefFault | null {
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  const rest = href.slice(path.length)
  if (path.includes('//'))
    return { message: 'There are two slashes in a row.', ...ifGood(path.replace(/\/+/g, '/') + rest) }
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) {
    return { message: 'Write the whole path from the first slash on, without . and .. parts.' }
  }
  if (path !== '/' && path.endsWith('/')) {
    return { message: 'Addresses of this site have no slash at the end.', ...ifGood(path.slice(0, -1) + rest) }
  }
  const hash = rest.indexOf('#')
  return hash < 0 ? null : anchorFault(rest.slice(hash + 1))
}

function anchorFault(anchor: string): HrefFault | null {
  if (anchor === '') return { message: 'After the # stands the name of a place on the page.' }
  return anchor.includes('#') ? { message: 'An address has only one #.' } : null
}

function nakedFault(href: string): HrefFault {
  const start = 'An address starts with / for a page of this site, or with https:, mailto: or tel:.'
  if (/^[^@/\s]+@[^@/\s]+\.[a-z]+$/i.test(href)) return { message: start, ...ifGood(`mailto:${href}`) }
  if (/^(?:www\.|[a-z0-9-]+\.(?:com|org|net|io|dev|example)(?:\/|$))/i.test(href))
    return { message: start, ...ifGood(`https://${href}`) }
  return { message: start, ...(/^[a-z0-9-]/.test(href) ? ifGood(`/${href.replace(/\.(?:json|html)$/, '')}`) : {}) }
}

/** The parts of an address that stays on the site; `null` for all others. */
export function parseInternal(href: string): InternalHref | null {
  const match = /^(\/[^?#]*|)(?:\?([^#]*))?(?:#(.*))?$/.exec(href)
  if (!match || href.startsWith('//') || href === '') return null
  const [, path = '', query, anchor] = match
  return {
    path,
    tab: query === undefined ? null : tabOf(query),
    anchor: anchor ? decode(anchor) : null,
  }
}

// Not URLSearchParams: it is slow, and every link of a site is asked.
function tabOf(query: string): string | null {
  const value = /(?:^|&)tab=([^&]*)/.exec(query)?.[1]
  return value === undefined ? null : decode(value.replaceAll('+', ' '))
}

/** An anchor may be written as it is or with %, as browsers copy it. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** What is wrong with an earlier address of a page, `null` when it is fine. */
export function pathFaultOf(path: string): string | null {
  if (!path.startsWith('/')) return 'An earlier address starts with a slash: /payouts.'
  if (path === '/') return 'The home page itself cannot be an earlier address.'
  if (!/^[A-Za-z0-9/._~%-]+$/.test(path))
    return 'An earlier address has only letters, digits, hyphens, dots and slashes; no ? or #.'
  if (/\/\/|\/$|(?:^|\/)\.{1,2}(?:\/|$)/.test(path))
    return 'An earlier address has no slash at the end, no empty part and no . or .. part.'
  return null
}
