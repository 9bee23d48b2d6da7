import { canonicalPath, notFoundRoute } from '../../src/model/route.ts'

/** What an address leads to: a file of the site, another address to which it has moved, or nothing. */
export type Target = { kind: 'file'; address: string; file: string } | { kind: 'moved'; to: string } | { kind: 'none' }

/** The path and the query of a request; `null` for what is neither. Proxies may send the whole address. */
export function splitUrl(url: string): { path: string; query: string } | null {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)([^#]*)/i.exec(url) ?? []
  if (path === '' ? url.startsWith('?') : !path.startsWith('/')) return null
  return { path: path || '/', query: query.replace(/[^\x21-\x7e]/g, encodeURIComponent) }
}

/**
 * Decides what a path means. It is decoded here, once, and nothing decodes it later. What is still an escape then (a slash, a
 * backslash, a percent character, bytes that are no text) cannot be in the name of a file of ours.
 */
export function targetOf(path: string, redirects: ReadonlyMap<string, string>): Target {
  const plain = decodePlain(path)
  const earlier = redirects.get(plain)
  if (earlier !== undefined) return { kind: 'moved', to: earlier }
  const address = canonicalPath(plain)
  if (!isServed(plain) || !isServed(address)) return { kind: 'none' }
  if (address !== path) return { kind: 'moved', to: address }
  if (hasExtension(address)) return { kind: 'file', address, file: address }
  return { kind: 'file', address, file: `${address === '/' ? '/index' : address}.html` }
}

/** The form of a path in which characters that need no escape have none, and escapes are in capitals. */
export function decodePlain(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
}

const hasExtension = (address: string) => /\.[^/]*$/.test(address)

/**
 * What all addresses of a site are like, whatever is in its folder. The names of a build are made of these characters; what
 * begins with `_` is there for the host, and what begins with a dot is hidden, or a way to another folder. As text, because
 * other servers read it too, and not all of them know more of regular expressions than this.
 */
export const addressForm = '^/+(?:\\.well-known/+)?(?:[A-Za-z0-9-][\\w.-]*(?:/+[\\w-][\\w.-]*)*/*)?$'

/** Addresses of that form that no site has all the same. */
export const refusedForms: readonly string[] = [
  // Windows overlooks dots at the end of a name.
  '\\.(?:/|$)',
  // The compressed form of a file comes under the address of the file.
  '\\.(?:[bB][rR]|[gG][zZ])$',
  // The not-found page comes under the addresses that are not there.
  `^/+${notFoundRoute}(?:/+index)?(?:\\.html)?/*$`,
]

const isRefused = [...refusedForms, `^(?!${addressForm.slice(1)})`].map((form) => new RegExp(form))

function isServed(address: string): boolean {
  if (isRefused.some((form) => form.test(address))) return false
  // Pages have no capitals, but some systems would find the file all the same.
  return hasExtension(address)
    ? !/\.html$/i.test(address) || canonicalPath(address) !== address
    : !/[A-Z]/.test(address)
}
