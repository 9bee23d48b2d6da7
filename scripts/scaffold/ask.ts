import { createInterface } from 'node:readline/promises'
import { UsageError } from '../lib/options.ts'

/** What a question needs to know about an answer: the sentence that says what is wrong with it, '' when nothing is. */
export type Judge = (answer: string) => string

/** What replaces the terminal. */
export interface Streams {
  stdin: NodeJS.ReadableStream
  stdout: NodeJS.WritableStream
}

/**
 * Asks on the terminal until the answer will do. `standard`: what the Enter key alone means. Throws a usage error when the
 * person ends it with Ctrl+C or Ctrl+D.
 */
export async function ask(
  question: string,
  standard: string,
  judge: Judge = () => '',
  { stdin: input, stdout: output }: Streams = process,
): Promise<string> {
  const lines = createInterface({ input, output })
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new UsageError('Nothing was made.')))
  })
  const enter = standard === '' ? '' : `Press Enter to use: ${standard}\n`
  try {
    for (;;) {
      const typed = (await Promise.race([lines.question(`${question}\n${enter}> `), ended])).trim()
      const answer = typed === '' ? standard : typed
      const finding = judge(answer)
      if (finding === '') return answer
      output.write(`${finding} Try again.\n\n`)
    }
  } finally {
    ended.catch(() => undefined)
    lines.close()
  }
}
