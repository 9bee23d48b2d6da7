// Plain JavaScript with node: imports only: it runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/**
 * Whether the packages of the lock file are there, by whatever command they came: npm's record names the same packages,
 * and each is in its place in its version.
 * @param {string} root
 */
export function isInstalled(root) {
  const lock = read(join(root, 'package-lock.json'))
  const record = read(recordOf(root))
  const installed = packagesOf(record)
  if (installed === null || Object.keys(installed).length === 0) return false
  return (
    // Settings of npm may change what it installs: what our own install came to is what there is.
    (read(markOf(root)) === hash(lock + record) || isSame(packagesOf(lock) ?? {}, installed)) &&
    Object.entries(installed).every(([path, one]) => one.link || versionOf(join(root, path)) === one.version)
  )
}

/** Keeps that the packages of this lock file have been installed, with this result. */
function remember(root) {
  mkdirSync(dirname(markOf(root)), { recursive: true })
  writeFileSync(markOf(root), hash(read(join(root, 'package-lock.json')) + read(recordOf(root))))
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
  try {
    return JSON.parse(text).packages ?? null
  } catch {
    return null
  }
}

function versionOf(folder) {
  try {
    return JSON.parse(read(join(folder, 'package.json'))).version
  } catch {
    return undefined
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
