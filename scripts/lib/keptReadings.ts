import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Content, Reading } from '../../src/content/store/index.ts'
import { codeHash, hashOf } from './cache.ts'
import { readKept, writeKept } from './keptValues.ts'

/** What was found out about the documents of a folder, kept from run to run, so that only those that change are read. */
export interface KeptReadings {
  /** What the reading of a document with exactly this text came to; undefined: nobody knows. */
  known(key: string, text: string): Reading | undefined
  /** Keeps what is known now, once the documents have been checked. */
  keep(content: Content): void
}

/** What the store names texts by, as the readings do. */
export const textHash = (text: string): string => hash('sha256', text, 'base64')

/** The documents of a part. */
type Part = Map<string, Reading>

/** A document that changes has its part written again, and no other. */
const parts = 32
const partOf = (key: string) => crc32(key) % parts

/**
 * The readings of the documents under `root`, the folder as findings name it. They hold as long as code, drawings and Node.js are
 * the same; without a hash of the code there are none.
 */
export function keptReadings(root: string, drawings: object): KeptReadings {
  const code = codeHash()
  if (code === undefined) return { known: () => undefined, keep() {} }
  const basis = hashOf(JSON.stringify([code, process.version, root, drawings]))
  const nameOf = (part: number) => `readings/${hashOf(root)}-${part}`
  const read: (Part | undefined)[] = []
  const earlier = (part: number) => (read[part] ??= readPart(nameOf(part), basis))
  return {
    known(key, text) {
      const found = earlier(partOf(key)).get(key)
      return found && found.sum === textHash(text) ? found : undefined
    },
    keep(content) {
      const now = Array.from({ length: parts }, (): Part => new Map())
      for (const key of content.keys()) {
        const reading = content.reading(key)
        if (reading) now[partOf(key)]?.set(key, reading)
      }
      for (const [index, part] of now.entries())
        if (!isSame(part, earlier(index))) writeKept(nameOf(index), { basis, part })
    },
  }
}

function readPart(name: string, basis: string): Part {
  const kept = readKept(name) as { basis: string; part: Part } | undefined
  return kept?.basis === basis ? kept.part : new Map()
}

const isSame = (a: Part, b: Part) =>
  a.size === b.size &&
  [...a].every(([key, { sum, cleanWith }]) => {
    const other = b.get(key)
    return other?.sum === sum && other.cleanWith === cleanWith
  })
