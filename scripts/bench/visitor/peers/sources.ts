import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes the sources of a peer's site into its folder, in place of those of the last run. What was built goes too. */
export function writeSources(folder: string, files: Record<string, string>): void {
  const kept = new Set(['node_modules', 'package.json', 'package-lock.json', 'installed'])
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true })
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Copies what pages refer to and no bundler knows: fonts, drawings, pictures. The addresses stay as they are. */
export function copyAssets(dist: string, publicFolder: string): void {
  const isCode = /\.(?:js|css)(?:\.br|\.gz)?$/
  cpSync(join(dist, 'assets'), join(publicFolder, 'assets'), {
    recursive: true,
    filter: (path) => !isCode.test(path) && !/\.(?:br|gz)$/.test(path),
  })
  for (const name of ['favicon.ico', 'favicon.svg']) {
    if (existsSync(join(dist, name))) cpSync(join(dist, name), join(publicFolder, name))
  }
}
