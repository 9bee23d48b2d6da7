import { allowStyles, type HeaderRule, headerRules, mostRules } from './headers.ts'

/** For whom a file is written. */
export interface Readers {
  /** Hosts, as words. */
  who: string
  /** Characters of a line that they read, with its spaces; a longer one would be overlooked. */
  mostCharacters: number
}

/**
 * Rules in the format of `_headers`, below a comment that says who reads them. What a rule says anew is taken back first
 * (`! Name`), for hosts that join the values of all rules; hosts where a later rule replaces an earlier one overlook such a
 * line. Throws what a host would read otherwise than it is meant.
 */
export function formatHeaders(rules: readonly HeaderRule[], { who, mostCharacters }: Readers): string {
  if (rules.length > mostRules)
    throw new Error(`Hosts read no more than ${mostRules} rules; these are ${rules.length}.`)
  const common = new Set(Object.keys(rules[0]?.headers ?? {}))
  const seen = new Set<string>()
  const lines = rules.flatMap(({ pattern, headers }, at) => {
    if (!/^\/[\w./*-]*$/.test(pattern) || pattern.split('*').length > 2)
      throw new Error(`Headers cannot be given to ${JSON.stringify(pattern)}: hosts would not read it as an address.`)
    if (seen.has(pattern)) throw new Error(`Two rules give headers to ${pattern}; hosts would read only one of them.`)
    seen.add(pattern)
    const own = Object.entries(headers).flatMap(([name, value]) => [
      ...(at > 0 && common.has(name) ? [`  ! ${name}`] : []),
      headerLine(pattern, [name, value], mostCharacters),
    ])
    return [pattern, ...own]
  })
  return `# For ${who}.\n${lines.join('\n')}\n`
}

function headerLine(pattern: string, [name, value]: [string, string], mostCharacters: number): string {
  const line = `  ${name}: ${value}`
  const wrong = !isHeader(name, value)
    ? 'a header is one line of printable characters'
    : line.length > mostCharacters &&
      `it has ${line.length} characters, and hosts read no more than ${mostCharacters} in a line; use fewer services`
  if (wrong)
    throw new Error(`The header ${name} of ${pattern} cannot be written: ${wrong}.\n  ${JSON.stringify(value)}`)
  return line
}

const isHeader = (name: string, value: string) =>
  /^[A-Za-z][\w-]*$/.test(name) && /^[\x21-\x7e][\x20-\x7e]*$/.test(value)

/** Rules as they were read: what they take back, and what they give. */
export interface ReadRule {
  matches: RegExp
  without: string[]
  headers: Record<string, string>
}

/** The rules of a `_headers` file. What cannot be a header is overlooked. */
export function parseHeaders(text: string): ReadRule[] {
  const rules: ReadRule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) rules.push({ matches: toExpression(line.trim()), without: [], headers: {} })
    const rule = rules.at(-1)
    const [, gone, name = '', value = ''] = /^\s+(?:!\s+([\w-]+)|([\w-]+):\s*(.*\S))\s*$/.exec(line) ?? []
    if (rule && gone !== undefined) rule.without.push(inCapitals(gone))
    else if (rule && isHeader(name, value)) rule.headers[inCapitals(name)] = value
  }
  return rules
}

/** Names of headers are the same in small letters; there may be only one of them in an answer. */
const inCapitals = (name: string) => name.toLowerCase().replace(/(?<![^-])[a-z]/g, (letter) => letter.toUpperCase())

/** Only the file says by its hash which styles the pages have in their HTML. Without them no page has its looks. */
const strictRules = allowStyles(headerRules(), null).map(({ pattern, headers }) => ({
  matches: toExpression(pattern),
  without: [],
  headers,
}))

/**
 * The rules of a `_headers` file for a server. A file that does not say yet what holds everywhere is missing or still
 * being written: until it is there, the strict rules hold.
 */
export function readTable(text: string): ReadRule[] {
  const rules = parseHeaders(text)
  if ('Content-Security-Policy' in headersFor(rules, '/404')) return rules
  return strictRules
}

/** The headers of one address: of all rules that match it, the later ones in place of the earlier ones. */
export function headersFor(rules: readonly ReadRule[], address: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { matches, without, headers } of rules) {
    if (!matches.test(address)) continue
    for (const name of without) delete found[name]
    Object.assign(found, headers)
  }
  return found
}

function toExpression(pattern: string): RegExp {
  return new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
}
