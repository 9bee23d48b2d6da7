/**
 * Has the address lead back to what is selected, also after a reload. A document that was opened (`isOpened`) is an entry of the
 * history. Of another one than the address names nothing is remembered else: somebody has gone on meanwhile.
 */
export function rememberPlace(key: string, selected: string, isOpened: boolean): void {
  const before = new URLSearchParams(location.search).get('file')
  const query = new URLSearchParams({ file: key, ...(selected && { at: selected }) })
  const address = `?${query.toString().replaceAll('%2F', '/')}`
  if (before === null || before === key) history.replaceState(null, '', address)
  else if (isOpened) history.pushState(null, '', address)
}

/** Calls back with a document and a place in it when somebody goes back to it, or forward. */
export function hearHistory(open: (key: string, at: string) => void): void {
  addEventListener('popstate', () => {
    const query = new URLSearchParams(location.search)
    const key = query.get('file')
    if (key !== null) open(key, query.get('at') ?? '')
  })
}
