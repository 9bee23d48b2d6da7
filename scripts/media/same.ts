import { readFileSync } from 'node:fs'
import { hashOf } from '../lib/cache.ts'
import { readAgain } from '../lib/readAgain.ts'

/**
 * The bytes of a picture that had this hash when it was read first. Throws a UsageError when it has another one: what is made of
 * a picture is kept under its hash for good, so it may be made of no other bytes.
 */
export const sameBytes = (path: string, hash: string): Buffer =>
  readAgain(
    path,
    (file) => readFileSync(file),
    (bytes) => hashOf(bytes) === hash,
  )
