/** Tasks that wait for the system, a few at a time. */
export interface Turns {
  /** Starts a task as soon as fewer than the most are under way. */
  add(work: () => Promise<void>): Promise<void>
  /** Waits for all of them. Throws what the first of them has thrown. */
  end(): Promise<void>
}

/** `most`: four unless told, because Node has as many threads for such work, and more would only hold memory. */
export function createTurns(most = 4): Turns {
  const running = new Set<Promise<void>>()
  let failed: { error: unknown } | undefined
  const check = () => {
    if (failed) throw failed.error
  }
  return {
    async add(work) {
      while (running.size >= most) await Promise.race(running)
      check()
      const one: Promise<void> = work().then(
        () => void running.delete(one),
        (error: unknown) => {
          failed ??= { error }
          running.delete(one)
        },
      )
      running.add(one)
    },
    async end() {
      await Promise.all(running)
      check()
    },
  }
}
