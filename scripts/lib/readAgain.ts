import { UsageError } from './options.ts'

/**
 * What is in a file that was read earlier in this run. Throws a {@link UsageError} when that is something else by now, or gone.
 * @param isSame whether it is what was read earlier
 */
export function readAgain<T>(path: string, read: (path: string) => T, isSame: (content: T) => boolean): T {
  let content: T | undefined
  try {
    content = read(path)
  } catch {
    // It is gone, which is a change as well.
  }
  if (content !== undefined && isSame(content)) return content
  throw new UsageError(`${path} was changed while this command ran. Run it again.`)
}
