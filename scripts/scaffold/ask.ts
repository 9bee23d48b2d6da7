import { createInterface } from 'node:readline/promises'
import { UsageError } from '../lib/options.ts'

/** What a question needs to know about an answer: the sentence that says what is wrong with it, '' when nothing is. */
export type Judge = (answer: string) => string

/** What replaces the terminal. */
export interface Streams {
  stdin: NodeJS.ReadableStream
  stdout: NodeJS.WritableStream
}

/** What came after the answer to the last question, as when several lines are pasted: answers to the next ones. */
const ahead = new WeakMap<NodeJS.ReadableStream, { whole: string[]; begun: string }>()

/** Whether nothing more can come, as at the end of a pipe. */
const isOver = (input: NodeJS.ReadableStream): boolean =>
  (ahead.get(input)?.whole.length ?? 0) === 0 && 'readableEnded' in input && input.readableEnded === true

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
  if (isOver(input)) throw new UsageError('Nothing was made.')
  const lines = createInterface({ input, output })
  const { whole, begun } = ahead.get(input) ?? { whole: [], begun: '' }
  let rest = begun
  lines.on('line', (line) => void whole.push(line))
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new UsageError('Nothing was made.')))
  })
  const answerTo = (asked: string) => {
    const answer = lines.question(asked)
    if (rest !== '') lines.write(rest)
    rest = ''
    return answer
  }
  const enter = standard === '' ? '' : `Press Enter to use: ${standard}\n`
  try {
    for (;;) {
      const known = whole.shift()
      const asked = `${question}\n${enter}> `
      if (known !== undefined) output.write(`${asked}${known}\n`)
      const typed = (known ?? (await Promise.race([answerTo(asked), ended]))).trim()
      const answer = typed === '' ? standard : typed
      const finding = judge(answer)
      if (finding === '') return answer
      // What was pasted below it answers another question.
      whole.length = 0
      output.write(`${finding} Try again.\n\n`)
    }
  } finally {
    ended.catch(() => undefined)
    ahead.set(input, { whole, begun: rest + lines.line })
    lines.close()
  }
}
