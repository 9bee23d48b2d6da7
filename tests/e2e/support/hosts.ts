/**
 * How hosts read a `_headers` file, written from what each of them documents and, where it is public, from the code that it
 * does so with. It shares nothing with our own reading, so that both can be compared.
 */
export interface Host {
  name: string
  /** The file of a build that is meant for it. */
  file: '_headers' | '_headers.joined'
  /** The headers of an address by their names in small letters. */
  read(text: string, address: string): Record<string, string>
}

interface Block {
  path: string
  values: [string, string][]
  detached: string[]
}

/** The blocks of a file. `mostInLine`: longer lines are overlooked; `most`: so many blocks are read. */
function blocksOf(text: string, most = Number.POSITIVE_INFINITY, mostInLine = Number.POSITIVE_INFINITY): Block[] {
  const blocks: Block[] = []
  for (const whole of text.split('\n')) {
    const line = whole.trim()
    if (line === '' || line.startsWith('#') || whole.length > mostInLine) continue
    const colon = line.indexOf(':')
    if (line.startsWith('/')) {
      if (blocks.length === most) return blocks
      blocks.push({ path: line, values: [], detached: [] })
    } else if (colon > 0) {
      blocks.at(-1)?.values.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()])
    } else if (line.startsWith('! ')) blocks.at(-1)?.detached.push(line.slice(2).toLowerCase())
  }
  return blocks
}

const escaped = (text: string) => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&')

/** "An incoming request which matches multiple rules' URL patterns will inherit all rules' headers"; joined with a comma. */
function readByCloudflare(text: string, address: string): Record<string, string> {
  // Of two rules with the same path the last one is kept, in the place of the first.
  const rules = new Map(blocksOf(text, 100, 2000).map((block) => [block.path, block]))
  const found = new Map<string, string>()
  for (const { path, values, detached } of rules.values()) {
    const splats = path.split('*')
    if (splats.length > 2) continue
    const pattern = splats
      .map(escaped)
      .join('.*')
      .replace(/:[A-Za-z]\w*/g, '[^/]+')
    if (!new RegExp(`^${pattern}$`).test(address)) continue
    for (const name of detached) found.delete(name)
    for (const [name, value] of values) found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value)
  }
  return Object.fromEntries(found)
}

/** A later rule takes the place of an earlier one. A line without a colon is no header; capitals make no difference in a path. */
function readByNetlify(text: string, address: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, values } of blocksOf(text)) {
    const parts = path.split('/').filter(Boolean)
    const pattern = parts.map((part) => (part === '*' ? '?(.*)' : part.split('*').map(escaped).join('(.*)'))).join('/')
    if (!new RegExp(`^/${pattern}/?$`, 'i').test(address)) continue
    const own: Record<string, string> = {}
    for (const [name, value] of values) own[name] = own[name] === undefined ? value : `${own[name]}, ${value}`
    Object.assign(found, own)
  }
  return found
}

/** "When the same header name appears in multiple matching rules, the values are merged with a comma separator"; no more. */
function readBySevalla(text: string, address: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, values } of blocksOf(text)) {
    if (!new RegExp(`^${path.split('*').map(escaped).join('.*')}$`).test(address)) continue
    for (const [name, value] of values) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`
  }
  return found
}

export const hosts: readonly Host[] = [
  { name: 'Cloudflare', file: '_headers', read: readByCloudflare },
  { name: 'Netlify', file: '_headers', read: readByNetlify },
  { name: 'Sevalla', file: '_headers.joined', read: readBySevalla },
]
