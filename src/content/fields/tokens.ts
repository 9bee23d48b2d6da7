/** A token in a text: `{links.signUp}`. Offsets count in the text itself. */
export interface Token {
  /** Null: a single { that begins no token. */
  name: string | null
  start: number
  end: number
}

const form = /\{\{|\{([A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)\}|\{/g

/** The tokens of a text, in order. `{{` is a brace and no token. */
export function findTokens(text: string): Token[] {
  if (!text.includes('{')) return []
  const found: Token[] = []
  for (const match of text.matchAll(form)) {
    if (match[0] === '{{') continue
    found.push({ name: match[1] ?? null, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** The text with its tokens replaced. A token without a value stays as it is: the check has reported it. */
export function replaceTokens(text: string, values: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text
  return text.replace(form, (all, name: string | undefined) => {
    if (all === '{{') return '{'
    return name === undefined ? all : (values.get(name) ?? all)
  })
}

/** Groups of the site's document whose texts are tokens too: `{links.signUp}`. */
export const tokenGroups: readonly string[] = ['links', 'booking', 'forms']

/** The tokens that the site's document defines: its texts by their names, and those of some groups. */
export function tokenValues(site: unknown): Map<string, string> {
  const values = new Map<string, string>()
  const collect = (group: unknown, before: string) => {
    if (typeof group !== 'object' || group === null || Array.isArray(group)) return
    for (const [key, value] of Object.entries(group)) {
      if (typeof value === 'string' && key !== '$schema') values.set(before + key, value)
    }
  }
  collect(site, '')
  if (typeof site !== 'object' || site === null) return values
  for (const name of tokenGroups) {
    if (Object.hasOwn(site, name)) collect((site as Record<string, unknown>)[name], `${name}.`)
  }
  return values
}

/** The address as a link uses it. A telephone number is written with spaces for people, and without them here. */
export function resolveHref(text: string, tokens: ReadonlyMap<string, string>): string {
  const href = replaceTokens(text, tokens)
  return href.startsWith('tel:') ? href.replace(/[ ()-]/g, '') : href
}
