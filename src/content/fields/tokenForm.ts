import type { HrefFinding } from './href.ts'
import { findTokens } from './tokens.ts'
import { quote } from '../../model/words.ts'

/** A brace in a text that was probably meant as a token, but is not written like one. Offsets count in the text itself. */
export interface TokenFinding {
  start: number
  end: number
  message: string
  /** The token that was probably meant by its form; whether there is one of this name, only the whole site knows. */
  name?: string
}

const name = /^[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*$/
const twice = /\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g

/** All braces of a text that are neither a token nor `{{`. */
export function tokenFindings(text: string): TokenFinding[] {
  const findings: TokenFinding[] = []
  for (const match of text.matchAll(twice)) {
    const message = 'A token has one brace on each side.'
    findings.push({ start: match.index, end: match.index + match[0].length, message, name: match[1] ?? '' })
  }
  for (const token of findTokens(text)) {
    if (token.name === null) findings.push(formFinding(text, token.start))
  }
  return findings
}

function formFinding(text: string, start: number): TokenFinding {
  const rest = text.slice(start, start + 80)
  const [whole, inside = ''] =
    /^\{([^{}"]{1,60})\}/.exec(rest) ?? /^\{([A-Za-z]\w*(?:\.\w+)*)(?![\w.}])/.exec(rest) ?? []
  const words = inside
    .trim()
    .replace(/\s*(?:[/:]|->|\.)\s*/g, '.')
    .replace(/[\s_-]+([A-Za-z0-9])/g, (_, character: string) => character.toUpperCase())
  if (whole === undefined || !name.test(words) || inside.trim().split(/\s+/).length > 3) {
    const message = 'A single { begins a token such as {brand}. Write {{ where a brace is meant.'
    // With a character in it that cannot be seen the whole token is the place: that character is the finding.
    return { start, end: start + (whole && /[\p{Cf}\p{Cs}]/u.test(inside) ? whole.length : 1), message }
  }
  const message = 'A token is its name between braces, without spaces or other characters.'
  return { start, end: start + whole.length, message, name: words }
}

/** What is wrong with what follows the token at the beginning of an address; `value` is what that stands for. */
export function joinFinding(token: string, value: string, rest: string): HrefFinding | null {
  if (rest === '' || !/^(?:https:\/\/|\/)/.test(value)) return null
  if (/[?#]/.test(value) && (rest.startsWith('/') || rest.startsWith('?'))) {
    return { message: `${token} stands for ${quote(value)}, after which no more of an address can follow.` }
  }
  if (value.endsWith('/') && rest.startsWith('/')) {
    const message = `${token} ends with a slash already: ${quote(value)}.`
    return { message, better: token + rest.slice(1), certain: true }
  }
  if (value.endsWith('/') || value.endsWith('=') || /^[/?#&]/.test(rest)) return null
  const better = `${token}/${rest}`
  return { message: `What follows ${token} would run into its address. A slash is missing.`, better }
}

/** Programs write `${name}`; a token has no $ before it. */
export function dollarFinding(href: string): HrefFinding | null {
  if (!href.startsWith('${')) return null
  return { message: 'A token has no $ before its brace.', better: href.slice(1), certain: true }
}
