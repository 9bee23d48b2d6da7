/** Whether a process of that number runs on this machine. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls `clean` when somebody ends this process (Ctrl+C), which then ends as it would have, so that whoever has started it
 * learns of that. Work that never lets other tasks run keeps the signal waiting. Returns what takes it back.
 */
export function cleanUpAtEnd(clean: () => void): () => void {
  const takeBack = () => {
    for (const one of signals) process.off(one, stop)
  }
  const stop = (signal: NodeJS.Signals) => {
    clean()
    takeBack()
    process.kill(process.pid, signal)
  }
  for (const one of signals) process.on(one, stop)
  return takeBack
}
