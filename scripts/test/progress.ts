/** Tells somebody who waits at a terminal how far a step has come. Elsewhere it says nothing. */
export interface Progress {
  /** Takes what the program of the step prints: its reporter prints a dot for each test. */
  output(text: string): void
  /** Clears the line. */
  end(): void
}

/** Shows the name of a step, its seconds and the number of its tests so far in the last line of a terminal. */
export function showProgress(name: string, terminal: NodeJS.WriteStream = process.stdout): Progress {
  if (!terminal.isTTY) return { output: () => {}, end: () => {} }
  const start = performance.now()
  let tests = 0
  const show = () => {
    const seconds = Math.floor((performance.now() - start) / 1000)
    terminal.write(
      `\r\u001b[K…     ${name.padEnd(10)} ${`${seconds} s`.padStart(7)}  ${tests > 0 ? `${tests} tests` : ''}`,
    )
  }
  show()
  const timer = setInterval(show, 1000)
  return {
    output: (text) => {
      tests += text.match(/·/g)?.length ?? 0
    },
    end: () => {
      clearInterval(timer)
      terminal.write('\r\u001b[K')
    },
  }
}
