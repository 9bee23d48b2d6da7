import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The version of a package, without loading it: part of the name of what it makes and the cache keeps. */
export function packageVersion(name: 'fontkit' | 'sharp' | 'svgo'): string {
  const entry = createRequire(import.meta.url).resolve(name)
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string }
  return version
}
