import { localPath } from './ownSite.ts'
import { quote } from '../../model/words.ts'

/** What is wrong with an address; `better` is what was probably meant, or even `certain`ly. */
export interface HrefFinding {
  message: string
  better?: string
  certain?: boolean
  /** `better` is a page, if there is one of this address: only the whole site knows. */
  isPage?: true
}

// Browsers drop tabs, line breaks and controls inside an address, and read \ as /: each is a way around a check.
const unsafe = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff\\]/

const tabOfPage = /(?<=^\/[^?#\s]*\?tab=)[^&?#\s][^&?#]*/

/** What is wrong with an address that was copied from the development server. */
export const leadsHome = 'This address leads to your own computer, where visitors cannot go.'

/** What is wrong with the address of a link, `null` when it is safe and complete. Whether the page exists is asked elsewhere. */
export function hrefFinding(href: string): HrefFinding | null {
  const trimmed = href.trim()
  if (trimmed === '') {
    const without = href === '' ? 'The link has no address yet.' : 'The address holds nothing but spaces.'
    return { message: `${without} Write where the link goes, such as /payout.` }
  }
  if (trimmed !== href) return { message: `The address ${quote(href)} has spaces around it.`, ...ifGood(trimmed, true) }
  const local = localPath(href)
  if (local !== null) return { message: leadsHome, better: local }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]
  if (scheme?.toLowerCase() === 'tel') return telFinding(href)
  // A tab by its label: which one it is, only the page knows.
  if (unsafe.test(href.replace(tabOfPage, (tab) => tab.replaceAll(' ', '')))) return unsafeFinding(href)
  if (href.includes('{{')) return braceFinding(href)
  if (href.startsWith('//')) {
    return {
      message: 'An address with two slashes leads to another site. Write https:// before it.',
      ...ifGood(`https:${href}`, true),
    }
  }
  if (href.startsWith('/')) return pathFinding(href)
  if (href.startsWith('#')) return anchorFinding(href.slice(1))
  if (scheme === undefined) return nakedFinding(href)
  switch (scheme) {
    case 'https':
      return httpsFinding(href)
    case 'mailto':
      return mailFinding(href)
    case 'http':
      return {
        message: 'An address that starts with http: is not safe. Use https:.',
        ...ifGood(`https${href.slice(4)}`, true),
      }
    default:
      return schemeFinding(href, scheme)
  }
}

function ifGood(better: string, certain = false): Pick<HrefFinding, 'better' | 'certain'> {
  const finding = hrefFinding(better)
  // What is still not good may have a good form of its own.
  const good = finding ? finding.better : better
  return good === undefined ? {} : { better: good, certain: certain && (finding?.certain ?? true) }
}

function unsafeFinding(href: string): HrefFinding {
  if (/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/.test(href))
    return { message: `The address ${quote(href)} has a character that cannot be seen. Type it again by hand.` }
  if (href.includes('\\')) {
    const message = `The address ${quote(href)} holds a backslash. The parts of an address are separated by /.`
    return /^[a-z]:/i.test(href) ? { message } : { message, ...safely(href.replace(/\\+/g, '/')) }
  }
  const message = `The address ${quote(href)} holds a space. There are none in an address.`
  if (/^[+0-9][0-9 ]{6,}$/.test(href))
    return { message: `${quote(href)} is a telephone number. Write tel: before it.`, ...ifGood(`tel:${href}`, true) }
  const joined = href
    .replace(/^([a-z]+:(?:\/\/)?|[/#])\s+/i, '$1')
    .replace(/(?<=[?&#=/])\s+|(?<!\s)\s+(?=[?&#=/])/g, '')
  return { message, ...safely(joined.replace(/\s+/g, joined.includes(':') ? '' : '-')) }
}

/** A better form only of what looks like a page, a site or a mail address. */
const safely = (better: string) => (/^(?:[/#]|https:\/\/|mailto:)[^/]/.test(better) ? ifGood(better) : {})

function braceFinding(href: string): HrefFinding {
  const better = href.replace(/\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g, '{$1}')
  const message = 'A token in an address has one brace on each side, such as {links.signUp}.'
  return better === href ? { message } : { message, better }
}

/** Schemes that people write for those that there are. */
const schemes: Readonly<Record<string, string>> = {
  mail: 'mailto:',
  email: 'mailto:',
  phone: 'tel:',
  telephone: 'tel:',
  mobile: 'tel:',
}

function schemeFinding(href: string, scheme: string): HrefFinding {
  const small = scheme.toLowerCase()
  const rest = href.slice(scheme.length)
  const message = `Links that start with ${quote(`${scheme}:`)} are not allowed. Use a page of this site, https:, mailto: or tel:.`
  if (small !== scheme && ['https', 'http', 'mailto'].includes(small)) return { message, ...ifGood(small + rest, true) }
  const other = Object.hasOwn(schemes, small) ? schemes[small] : undefined
  if (other !== undefined) return { message, ...ifGood(other + rest.slice(1)) }
  return /^h?t{0,3}ps?$/.test(small) && rest.startsWith('://')
    ? { message, ...ifGood(`https${rest}`, true) }
    : { message }
}

function mailFinding(href: string): HrefFinding | null {
  if (/^mailto:[^@?/\s]+@[^@?/.\s]+(?:\.[^@?/.\s]+)+(?:\?.*)?$/.test(href)) return null
  const message = `${quote(href)} is no e-mail link. Write it like mailto:hello@company.example.`
  return /^mailto:\/+/.test(href) ? { message, ...ifGood(href.replace(/^mailto:\/+/, 'mailto:'), true) } : { message }
}

function telFinding(href: string): HrefFinding | null {
  if (/^tel:\+?[0-9][0-9 ()-]*$/.test(href)) return null
  const message = `${quote(href)} is no telephone link. Write it like tel:+2348000000000.`
  const better = href.replace(/^tel:[\s/]*/i, 'tel:')
  return better === href ? { message } : { message, ...ifGood(better, true) }
}

function httpsFinding(href: string): HrefFinding | null {
  const twice = /^https:\/*(https?:\/\/.+)$/.exec(href)?.[1]
  if (twice !== undefined) return { message: 'The address has its beginning twice.', ...ifGood(twice, true) }
  const host = /^https:\/\/([^/?#]*)/.exec(href)?.[1]
  if (!host) {
    const rest = /^https:\/?([^/].*)$/.exec(href)?.[1]
    const better = rest !== undefined && /^[\w-]+\.[\w.-]+/.test(rest) ? ifGood(`https://${rest}`, true) : {}
    return { message: `${quote(href)} names no site after https://.`, ...better }
  }
  if (host.includes('@'))
    return { message: 'An address with a name before an @ can deceive its readers. Remove that part.' }
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?$/u.test(host) && URL.canParse(href)
    ? null
    : { message: `${quote(href)} is no complete address of a site, such as https://www.company.example/page.` }
}

function pathFinding(href: string): HrefFinding | null {
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  const rest = href.slice(path.length)
  if (path.includes('//'))
    return { message: 'There are two slashes in a row.', ...ifGood(path.replace(/\/+/g, '/') + rest, true) }
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) {
    return { message: 'Write the whole path from the first slash on, without . and .. parts.' }
  }
  if (path !== '/' && path.endsWith('/')) {
    return { message: 'Addresses of this site have no slash at the end.', ...ifGood(path.slice(0, -1) + rest, true) }
  }
  const short = path
    .replace(/^\/pages(?=\/)/, '')
    .replace(/\.(?:html?|json|php|aspx?)$/i, '')
    .replace(/\/index$/, '')
  if (short !== path && /\.\w+$|\/index$/.test(path)) {
    const message = 'The address of a page is the name of its file without its folder "pages" and without an ending.'
    return { message, ...ifGood((short === '' ? '/' : short) + rest, true) }
  }
  const hash = rest.indexOf('#')
  return (
    queryFinding(path, hash < 0 ? rest : rest.slice(0, hash), hash < 0 ? '' : rest.slice(hash)) ??
    (hash < 0 ? null : anchorFinding(rest.slice(hash + 1), path))
  )
}

/** After a ? comes the tab to open. Other words there do nothing, but a slip in this one would never be noticed. */
function queryFinding(path: string, query: string, hash: string): HrefFinding | null {
  if (query === '') return null
  const message = 'A tab is opened by ?tab= and its value: /payout?tab=payroll.'
  const value = /^\?(?:tabs?|tap|tba|panel)(?:\s*[=:]\s*)["']?([\w-]+)["']?$/i.exec(query)?.[1]
  if (value !== undefined)
    return query === `?tab=${value}` ? null : { message, better: `${path}?tab=${value}${hash}`, certain: true }
  if (query === '?') return { message: 'There is nothing after the ?.', better: path + hash, certain: true }
  return /^\?(?:tabs?=?|[\w-]+)$/i.test(query) || /[?&]tab=.*[?&]tab=/.test(query) ? { message } : null
}

function anchorFinding(anchor: string, path = ''): HrefFinding | null {
  if (anchor === '') {
    const message = 'After the # comes the name of a place on the page, such as #steps.'
    return path === '' ? { message } : { message, better: path }
  }
  if (!anchor.includes('#')) return null
  const better = `${path}#${anchor.replace(/^#+/, '')}`
  return {
    message: 'An address has only one #.',
    ...(better.lastIndexOf('#') === path.length ? { better, certain: true } : {}),
  }
}

function nakedFinding(href: string): HrefFinding {
  const message = 'An address starts with / for a page of this site, or with https:, mailto: or tel:.'
  if (/^[^@/\s]+@[^@/\s]+\.[a-z]+$/i.test(href)) return { message, ...ifGood(`mailto:${href}`, true) }
  if (/^[+0-9][0-9()-]{6,}$/.test(href)) return { message, ...ifGood(`tel:${href}`, true) }
  const site = /^https?[;.]?\/{1,2}(.+)$/i.exec(href)?.[1]
  if (site !== undefined) return { message, ...ifGood(`https://${site}`, true) }
  if (/^www\./i.test(href)) return { message, ...ifGood(`https://${href}`, true) }
  const token = /^[^\w]*((?:links|booking|forms)\.[A-Za-z]+)[^\w]*$/.exec(href)?.[1]
  if (token !== undefined) return { message, better: `{${token}}` }
  const linked = /^\[[^\]]*\]\(([^()]+)\)$|^["'‘’“”«]+([^"'‘’“”«»]+)["'‘’“”»]+$/.exec(href)
  if (linked)
    return {
      message: 'Only the address belongs here, without other characters around it.',
      ...ifGood(linked[1] ?? linked[2] ?? ''),
    }
  if (
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|example|ng|cm|africa|co|uk|eu|app|me|info)(?:[/?#]|$)/i.test(
      href,
    )
  )
    return { message, ...ifGood(`https://${href}`) }
  const page = href.replace(/^(?:\.{1,2}\/)+/, '').replace(/^pages\//, '')
  const good = /^[a-z0-9-]/i.test(page) ? ifGood(`/${page}`) : {}
  const isPage = good.better !== undefined && /^[a-z0-9/-]+(?:[?#][a-z0-9=-]*)?$/i.test(page)
  return { message, ...good, ...(isPage && { isPage }) }
}
