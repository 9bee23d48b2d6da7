import { readFileSync } from 'node:fs'
import { hashOf } from '../lib/cache.ts'
import { UsageError } from '../lib/options.ts'

/**
 * The bytes of a picture that had this hash when it was read first. Throws a {@link UsageError} when it has another one: what is
 * made of a picture is kept under its hash for good, so it may be made of no other bytes.
 */
export function sameBytes(path: string, hash: string): Buffer {
  let bytes: Buffer | undefined
  try {
    bytes = readFileSync(path)
  } catch {
    // It is gone, which is a change as well.
  }
  if (bytes && hashOf(bytes) === hash) return bytes
  throw new UsageError(`${path} was changed while this command ran. Run it again.`)
}
