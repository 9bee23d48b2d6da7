const storageKey = 'brightrail-studio-tab'
const lockOf = (tab: string) => `brightrail-studio ${tab}`

/** So long a tab that was loaded anew waits for its name, in milliseconds: the page before may still be ending. */
const longestWait = 500

/**
 * The name of this tab, which it has also after a reload, and which no other open tab has. A tab that was duplicated brings the
 * name of the first one along, and gets another. Without the locks of browsers all tabs have one name.
 */
export async function nameOfTab(): Promise<string> {
  if (!('locks' in navigator)) return ''
  const known = sessionStorage.getItem(storageKey)
  if (known !== null && (await claim(known))) return known
  const name = crypto.randomUUID()
  sessionStorage.setItem(storageKey, name)
  await claim(name)
  return name
}

/** The names of the tabs that are open. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set([''])
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : [])))
}

/** Has this tab hold a name until it is closed. False: another one holds it. */
const claim = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const hold = () => {
      resolve(true)
      return new Promise<never>(() => {})
    }
    navigator.locks
      .request(lockOf(name), { signal: AbortSignal.timeout(longestWait) }, hold)
      .catch(() => resolve(false))
  })
