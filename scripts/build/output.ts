import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A folder that is filled beside its final place and put there whole: until `publish` the last good build stands
 * untouched, whatever goes wrong.
 */
export interface Output {
  write(path: string, content: string | Uint8Array): void
  publish(): void
  discard(): void
  /** Bytes written so far. */
  bytes(): number
}

export function createOutput(folder: string): Output {
  const staging = `${folder}.tmp-${process.pid}`
  const made = new Set<string>()
  let bytes = 0
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  return {
    write(path, content) {
      const file = join(staging, path)
      const parent = dirname(file)
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true })
        made.add(parent)
      }
      writeFileSync(file, content)
      bytes += content.length
    },
    publish() {
      const old = `${folder}.old-${process.pid}`
      if (existsSync(folder)) renameSync(folder, old)
      renameSync(staging, folder)
      rmSync(old, { recursive: true, force: true })
    },
    discard: () => rmSync(staging, { recursive: true, force: true }),
    bytes: () => bytes,
  }
}
