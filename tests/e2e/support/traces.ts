import type { BrowserContext, Page } from 'playwright/test'

/** Calls that can be taken back: of a listener by its removal, of the others by what they return. */
const undoable = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const
const listening = ['on', 'once'] as const

/** Calls whose effect outlives the document and cannot be taken back. */
const lasting = {
  page: ['setExtraHTTPHeaders', 'setDefaultTimeout'],
  context: ['grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

type Call = (...values: unknown[]) => unknown

/**
 * Follows what a test does to a page and its context beyond the document that is open.
 * @returns a function that takes it back, and tells whether that was possible: call it once, after the test
 */
export function followTraces(page: Page): () => Promise<boolean> {
  const context = page.context()
  const undo: (() => unknown)[] = []
  let isClean = true
  follow(undo, page, lasting.page, () => void (isClean = false))
  follow(undo, context, lasting.context, () => void (isClean = false))
  follow(undo, page.clock, lasting.clock, () => void (isClean = false))
  for (const one of [page, context] satisfies (Page | BrowserContext)[]) {
    follow(undo, one, undoable, (result) =>
      undo.push(async () => ((await result) as { dispose(): Promise<void> }).dispose()),
    )
    const removable = one as { off(name: unknown, listener: unknown): unknown }
    follow(undo, one, listening, (_, name, listener) => undo.push(() => removable.off(name, listener)))
  }
  return async () => {
    for (const one of undo) await one()
    return isClean
  }
}

/** Tells of each call of these methods, with its result and its arguments. */
function follow<T extends object>(
  undo: (() => unknown)[],
  object: T,
  names: readonly (keyof T & string)[],
  note: (result: unknown, ...values: unknown[]) => unknown,
): void {
  for (const name of names) {
    const original = object[name] as Call
    const noting = (...values: unknown[]) => {
      const result = original.apply(object, values)
      note(result, ...values)
      return result
    }
    Object.defineProperty(object, name, { value: noting, configurable: true, writable: true })
    undo.push(() => Reflect.deleteProperty(object, name))
  }
}
