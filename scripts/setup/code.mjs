// Plain JavaScript with node: imports only: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that was written so short a time ago may be written once more without another time. */
const settled = 2_000

/**
 * The code of the project as one hash. A copy of the project with the same packages has the same. `kept`: a file that keeps
 * it, so that code whose files are as they were, by size, inode and times, is not read again.
 * @param {string} root
 * @param {string} kept
 * @param {number} begun the moment before the files are looked at
 */
export function codeHash(root, kept, begun = Date.now()) {
  const files = ['src', 'scripts', 'schemas'].flatMap((folder) => filesOf(root, folder)).sort()
  // Every command begins with this: what looks at each part of a path takes longer than all the rest.
  const nameOf = (file) => file.slice(root.length)
  files.push(...['package.json', 'package-lock.json', 'tsconfig.json'].map((name) => join(root, name)))
  const stats = files.map((file) => lstatSync(file))
  const stamps = hash(files.flatMap((file, at) => [nameOf(file), stampOf(stats[at])]))
  const known = read(kept)
  if (known?.stamps === stamps) return known.code
  const code = hash(files.flatMap((file) => [nameOf(file), readFileSync(file)]))
  if (stats.every(({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs) < begun - settled)) keep(kept, { stamps, code })
  return code
}

/**
 * All files under a folder of the project.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function filesOf(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesOf(root, path) : entry.isFile() ? [join(root, path)] : []
  })
}

const stampOf = ({ size, ino, mtimeMs, ctimeMs }) => `\n${size} ${ino} ${mtimeMs} ${ctimeMs}\n`

function hash(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function keep(file, known) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(known))
  } catch {
    // A disk that refuses costs the next run time, and nothing else.
  }
}
