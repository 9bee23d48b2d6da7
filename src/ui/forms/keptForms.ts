import { formsName, recall, store } from '../tabs/tabMemory.ts'

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

type Forms = Record<string, { sent?: unknown } | undefined>

/** What cannot be stored lives as long as the page. */
let unstored: Forms | null = null

const read = () => (unstored ?? recall(formsName) ?? {}) as Forms

function write(forms: Forms): void {
  unstored = store(formsName, forms) ? null : forms
}

const listeners = new Set<() => void>()

/** Calls `listener` after each change. Returns what ends it. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nameOf = (variant: string) => `${variant} ${location.pathname}`

/** What is remembered of the form of this page, as JSON. Empty when nothing is. */
export const readForm = (variant: string): string => JSON.stringify(read()[nameOf(variant)]) ?? ''

/** Remembers `kept` of the form of this page: `sent` for half an hour, all else for as long as the tab is open. */
export function keepForm(variant: string, kept: { sent?: Sent }): void {
  write({ ...read(), [nameOf(variant)]: kept })
  forgetSent()
}

/** Whether something that was stored is a message of ours. */
export const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && typeof value.at === 'number'

let isStarted = false

/**
 * Forgets, from now on, a message that has arrived (the address of the page has its key as `?sent=`) or that was sent half
 * an hour ago.
 */
export function startForgetting(): void {
  forgetSent()
  if (isStarted) return
  isStarted = true
  addEventListener('pageshow', ({ persisted }) => {
    // The page slept while time went by and other pages forgot.
    if (persisted) forgetSent()
  })
}

let timer: ReturnType<typeof setTimeout> | undefined

function forgetSent(): void {
  clearTimeout(timer)
  const arrived = new URLSearchParams(location.search).get('sent')
  let next = Infinity
  const forms = read()
  for (const form of Object.values(forms)) {
    if (!isSent(form?.sent)) continue
    const left = form.sent.at + lifetime - Date.now()
    if (form.sent.key === arrived || left <= 0) delete form.sent
    else next = Math.min(next, left)
  }
  write(forms)
  // The next look comes when the oldest message is due.
  if (next < Infinity) timer = setTimeout(forgetSent, next)
  for (const listener of listeners) listener()
}
