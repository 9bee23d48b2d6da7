// What this tab remembers of the forms that were filled in here. The page of a form reads and writes it; every page forgets
// in time what has been sent.

/** A message that has been sent from this tab. */
export interface Sent<Values = unknown> {
  values: Values
  /** Names the message: every try carries the same one, so that the receiver can drop a repeated one (FORM-4). */
  key: string
  /** When it was sent, in ms since 1970. */
  at: number
  /** Its words are in the form again, so they need not be offered. */
  isBack: boolean
}

/** How long it is remembered at most, in ms (FORM-3). */
const lifetime = 30 * 60_000

const prefix = 'form '
const nameOf = (variant: string) => `${prefix}${variant} ${location.pathname}`

/** What cannot be stored, because the storage is full or forbidden. It lives as long as the page. */
const unstored = new Map<string, string>()

const listeners = new Set<() => void>()

/** Calls `listener` after each change. Returns what ends it. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is remembered of the form of this page, as it is stored. Empty when nothing is. */
export const readStored = (variant: string): string => read(nameOf(variant))

/** Remembers `kept` of the form of this page: `sent` for half an hour, all else for as long as the tab is open. */
export function store(variant: string, kept: { sent?: Sent }): void {
  write(nameOf(variant), JSON.stringify(kept))
  forgetSent()
}

/** What `sent` holds of something stored; null when it is no message of ours. */
export function parseSent(stored: string): Sent | null {
  try {
    const { sent } = JSON.parse(stored) as { sent?: Sent }
    return typeof sent?.key === 'string' && typeof sent.at === 'number' ? sent : null
  } catch {
    return null
  }
}

/**
 * Forgets, from now on, a message that has arrived (the address of the page has its key as `?sent=`) or that was sent half
 * an hour ago. Call it once on every page.
 */
export function startForgetting(): void {
  forgetSent()
  addEventListener('pageshow', ({ persisted }) => {
    // The page slept while time went by and other pages forgot.
    if (persisted) forgetSent()
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

function forgetSent(): void {
  clearTimeout(timer)
  let next = Infinity
  const arrived = new URLSearchParams(location.search).get('sent')
  for (const name of names()) {
    const stored = read(name)
    const sent = parseSent(stored)
    if (!sent) continue
    const left = sent.at + lifetime - Date.now()
    if (sent.key === arrived || left <= 0) write(name, JSON.stringify({ ...JSON.parse(stored), sent: undefined }))
    else next = Math.min(next, left)
  }
  // The next look comes when the oldest message is due.
  if (next < Infinity) timer = setTimeout(forgetSent, next)
  for (const listener of listeners) listener()
}

function names(): string[] {
  try {
    return [...unstored.keys(), ...Object.keys(sessionStorage)].filter((name) => name.startsWith(prefix))
  } catch {
    return [...unstored.keys()]
  }
}

function read(name: string): string {
  try {
    return unstored.get(name) ?? sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function write(name: string, text: string): void {
  try {
    unstored.delete(name)
    sessionStorage.setItem(name, text)
  } catch {
    unstored.set(name, text)
  }
}
