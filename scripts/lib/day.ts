import { isDay } from '../../src/content/fields/index.ts'
import { quote } from '../../src/model/words.ts'
import { UsageError } from './options.ts'

/** The day that decides what visitors see: the given one, or today. Throws a {@link UsageError} when it is none. */
export function readDay(given: string | undefined): string {
  if (given === undefined) return new Date().toISOString().slice(0, 10)
  if (isDay(given)) return given
  throw new UsageError(`${quote(given)} is not a valid day. Write it as year-month-day, such as --today 2026-12-01.`)
}
