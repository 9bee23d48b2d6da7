import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A folder that is filled beside its final place and put there whole: until `publish` the last good build stands
 * untouched, whatever goes wrong.
 */
export interface Output {
  write(path: string, content: string | Uint8Array): void
  /** Puts a copy of a file there. */
  copy(path: string, from: string): void
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
  const place = (path: string) => {
    const file = join(staging, path)
    const parent = dirname(file)
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true })
      made.add(parent)
    }
    return file
  }
  return {
    write(path, content) {
      writeFileSync(place(path), content)
      bytes += content.length
    },
    copy(path, from) {
      copyFileSync(from, place(path))
      bytes += statSync(from).size
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
