import { test as base } from 'playwright/test'

/** What tests share, and how it is given up in the end. */
interface Kept<Made> {
  made: Made
  end(): unknown
}

/** Gives what has this name; the first test of the worker that asks for it has it made. */
export type Share = <Made>(name: string, make: () => Promise<Kept<Made>>) => Promise<Made>

/**
 * What the tests of a worker share until it ends. A spec with a fixture of this scope of its own would not do: it needs
 * another worker, with another browser, and so do the specs after it. That is 4 s of a processor each time.
 */
export const test = base.extend<object, { share: Share }>({
  share: [
    async ({}, use) => {
      const all = new Map<string, Promise<Kept<unknown>>>()
      await use(async <Made>(name: string, make: () => Promise<Kept<Made>>) => {
        const kept = all.get(name) ?? make()
        all.set(name, kept)
        return (await kept).made as Made
      })
      // What could not be made has failed its test already.
      for (const kept of [...all.values()].toReversed()) await kept.then(({ end }) => end()).catch(() => undefined)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})
