import { codeHash } from './cache.ts'
import { readKept, writeKept } from './keptValues.ts'

// What the code alone decides, and takes longer to find out than to read. One place for whatever code: it changes often while
// it is written.

interface ByCode {
  basis: string
  all: unknown
}

/** By what values are kept; undefined: they are not. A development server replaces code while it runs. */
function basisOf(): string | undefined {
  const code = import.meta.env.DEV ? undefined : codeHash()
  return code && `${code} ${process.version}`
}

/** The value that the same code has kept under a name; undefined: it has kept none. */
export function readByCode(name: string): unknown {
  const basis = basisOf()
  const kept = basis === undefined ? undefined : (readKept(name) as ByCode | undefined)
  return kept?.basis === basis ? kept?.all : undefined
}

/** Keeps a value for the next run of the same code. */
export function writeByCode(name: string, all: unknown): void {
  const basis = basisOf()
  if (basis !== undefined) writeKept(name, { basis, all } satisfies ByCode)
}
