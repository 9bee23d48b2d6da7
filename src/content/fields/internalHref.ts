/** The parts of an address inside the site. `path` is '' for an address on the same page. */
export interface InternalHref {
  path: string
  tab: string | null
  anchor: string | null
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
