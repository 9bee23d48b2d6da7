import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The version of the library that draws pictures, without loading the library: part of the name of what it makes. */
export function sharpVersion(): string {
  const entry = createRequire(import.meta.url).resolve('sharp')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string }
  return version
}
