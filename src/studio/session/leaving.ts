const prefix = 'brightrail-studio-left '

/** What a tab leaves behind: what it has kept of documents, by their keys. */
type Left<Kept> = [key: string, kept: Kept][]

/**
 * Keeps what a tab has not stored yet when it is closed. A database takes time, and what a page that ends has asked it for may not
 * be done; this is there at once. Where there is no room for it nothing is kept.
 */
export function leaveBehind<Kept>(tab: string, left: Left<Kept>): void {
  try {
    if (left.length > 0) localStorage.setItem(prefix + tab, JSON.stringify(left))
  } catch {
    // The browser allows no storage, or has no room.
  }
}

/** Has somebody take over what some tabs have left behind. It is gone only when that is done: this tab may end meanwhile. */
export async function takeLeft<Kept>(
  isWanted: (tab: string) => boolean,
  take: (tab: string, left: Left<Kept>) => Promise<void>,
): Promise<void> {
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    const tab = name.slice(prefix.length)
    const text = localStorage.getItem(name)
    if (text === null || !isWanted(tab)) continue
    await take(tab, JSON.parse(text) as Left<Kept>)
    if (localStorage.getItem(name) === text) localStorage.removeItem(name)
  }
}
