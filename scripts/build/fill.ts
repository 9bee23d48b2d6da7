import { UsageError } from '../lib/options.ts'
import { cleanUpAtEnd } from '../write/process.ts'
import { isRefusal, reasonOf } from '../write/reasons.mjs'
import type { Kind } from './mark.ts'
import type { LeftFolder } from './folder/asLeft.ts'
import { createOutput, type Output } from './output.ts'

/**
 * Fills a folder and puts it in place whole. When the work throws, or somebody ends the process (Ctrl+C), nothing of it is
 * left, and what was there before is untouched. What the system refuses is thrown in words; `name` is what people call
 * the folder. `work` has to let other tasks run now and then, or a signal waits for its end.
 */
export async function fillFolder<T>(
  { folder, name, kind, left, begin }: Filling,
  work: (output: Output) => Promise<T> | T,
  after: (result: T, left: LeftFolder) => void = () => {},
): Promise<T> {
  let output: Output | undefined
  const takeBack = cleanUpAtEnd(() => output?.discard())
  try {
    output = createOutput(folder, kind, left)
    const result = await work(output)
    await output.publish({ ...(begin && { begin }), end: (now) => after(result, now) })
    return result
  } catch (error) {
    output?.discard()
    throw inWords(error, name)
  } finally {
    takeBack()
  }
}

interface Filling {
  folder: string
  name: string
  kind: Kind
  /** What is known of the build that is there; without it the folder is replaced as a whole. */
  left?: LeftFolder
  /** To be called before anything there is changed. */
  begin?: () => void
}

/** What the system refused, in words; anything else as it is. */
function inWords(error: unknown, name: string): unknown {
  if (error instanceof UsageError || !isRefusal(error)) return error
  return new Error(`${name} was not written, because ${reasonOf(error)}. What was there before is untouched.`, {
    cause: error,
  })
}
