// Plain JavaScript with node: imports only: it runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Installs the packages of the lock file of a project (`npm ci`), unless they are there: then nothing is said and nothing
 * done. Throws in a sentence when that fails.
 * @param {string} root
 */
export function install(root) {
  if (isInstalled(root)) return
  console.error('Installing packages …')
  try {
    // Everything has to be there, also what a production environment or somebody's settings would leave out.
    execFileSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    })
  } catch {
    throw new Error('npm ci failed (see above). Check the internet connection, then try again.')
  }
  remember(root)
}

const markOf = (root) => join(root, 'node_modules/.cache/brightrail/installed')

/** What npm itself writes as the last step of an install: the packages that are there. An install that was cut off has none. */
const recordOf = (root) => join(root, 'node_modules/.package-lock.json')

/** What was looked at when the packages were last found to be there. */
const seenOf = (root) => join(root, 'node_modules/.cache/brightrail/packages.json')

/** A file that was written so short a time ago may be written once more without another time. */
const settled = 2_000

/**
 * Whether the packages of the lock file are there, by whatever command they came: npm's record names the same packages,
 * and each is in its place in its version. They are not read again while their files are as they were, by size, number and times.
 * @param {string} root
 * @param {number} begun the moment before the files are looked at
 */
export function isInstalled(root, begun = Date.now()) {
  const seen = parsed(read(seenOf(root)))
  if (Array.isArray(seen?.files) && stampsOf(root, seen.files)?.stamps === seen.stamps) return true
  const found = packagesThere(root)
  if (!found) return false
  const files = ['package-lock.json', 'node_modules/.package-lock.json', ...found.map((path) => `${path}/package.json`)]
  const { stamps, last } = stampsOf(root, files) ?? { last: Infinity }
  if (last < begun - settled) write(seenOf(root), JSON.stringify({ files, stamps }))
  return true
}

/** What tells that files are as they were, and when the last of them was changed; undefined when one is missing. */
function stampsOf(root, files) {
  try {
    const stats = files.map((file) => lstatSync(join(root, file)))
    const stamps = hash(
      stats.map(({ size, ino, mtimeMs, ctimeMs }) => `${size} ${ino} ${mtimeMs} ${ctimeMs}`).join('\n'),
    )
    return { stamps, last: Math.max(...stats.flatMap(({ mtimeMs, ctimeMs }) => [mtimeMs, ctimeMs])) }
  } catch {
    return undefined
  }
}

/** The folders of the packages, when all of them are there; undefined when they are not. */
function packagesThere(root) {
  const lock = read(join(root, 'package-lock.json'))
  const record = read(recordOf(root))
  const installed = packagesOf(record)
  if (installed === null || Object.keys(installed).length === 0) return undefined
  // Settings of npm may change what it installs: what our own install came to is what there is.
  const isWanted = read(markOf(root)) === hash(lock + record) || isSame(packagesOf(lock) ?? {}, installed)
  const own = Object.entries(installed).filter(([, one]) => !one.link)
  const isThere = isWanted && own.every(([path, one]) => versionOf(join(root, path)) === one.version)
  return isThere ? own.map(([path]) => path) : undefined
}

/** Keeps that the packages of this lock file have been installed, with this result. */
function remember(root) {
  write(markOf(root), hash(read(join(root, 'package-lock.json')) + read(recordOf(root))))
}

/** Whether two lists name the same packages. What is made for other systems, or needed by nobody, may be missing. */
function isSame(wanted, installed) {
  const isThere = ([path, { version, integrity, optional, devOptional, extraneous }]) => {
    const found = Object.hasOwn(installed, path) ? installed[path] : undefined
    if (!found) return path === '' || optional === true || devOptional === true || extraneous === true
    return found.version === version && (integrity === undefined || found.integrity === integrity)
  }
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((path) => Object.hasOwn(wanted, path))
}

/** The packages of a lock file by their folders; null when it cannot be read, as after a write that was cut off. */
function packagesOf(text) {
  return parsed(text)?.packages ?? null
}

const versionOf = (folder) => parsed(read(join(folder, 'package.json')))?.version

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function write(path, text) {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch {
    // A disk that refuses costs the next run time, and nothing else.
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const hash = (text) => createHash('sha256').update(text).digest('hex')
