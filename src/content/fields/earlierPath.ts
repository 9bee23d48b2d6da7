/** What is wrong with an earlier address of a page, `null` when it is fine. */
export function pathFindingOf(path: string): string | null {
  if (!path.startsWith('/')) return 'An earlier address starts with a slash: /payouts.'
  if (path === '/') return 'The home page itself cannot be an earlier address.'
  if (!/^[A-Za-z0-9/._~%-]+$/.test(path))
    return 'An earlier address has only letters, digits, hyphens, dots and slashes; no ? or #.'
  if (/\/\/|\/$|(?:^|\/)\.{1,2}(?:\/|$)/.test(path))
    return 'An earlier address has no slash at the end, no empty part and no . or .. part.'
  return null
}

/** The path that was meant by an earlier address; undefined where nobody can know. */
export function betterPath(path: string): string | undefined {
  const [short = ''] = path
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .split(/[?#]/)
  const parts = short.split('/').filter((part) => part !== '' && part !== '.')
  const better = `/${parts.join('/')}`.replace(/\s+/g, '-')
  return better !== path && pathFindingOf(better) === null ? better : undefined
}
