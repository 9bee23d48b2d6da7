import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

export type Files = Readonly<Record<string, string | Uint8Array>>

/** Puts files into a folder, and makes the folders on their way. */
export function put(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** An empty folder of its own for each test of a file. */
export function scratchFolder() {
  const place = {
    folder: '',
    path: (name: string) => join(place.folder, name),
    read: (name: string) => readFileSync(place.path(name), 'utf8'),
    write: (files: Files) => put(place.folder, files),
    names: () => readdirSync(place.folder).sort(),
  }
  beforeEach(() => {
    place.folder = realpathSync(mkdtempSync(join(tmpdir(), 'brightrail-')))
  })
  afterEach(() => rmSync(place.folder, { recursive: true, force: true }))
  return place
}
