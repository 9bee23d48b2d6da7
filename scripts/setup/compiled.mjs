// Plain JavaScript with node: imports only: it runs before anything is compiled.
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { isMainThread } from 'node:worker_threads'
import vm from 'node:vm'
import { crc32 } from 'node:zlib'

/**
 * The code of a file that {@link load} takes: a function of what files have for themselves, in characters of ASCII. An engine
 * takes those as they are, in half the memory. Lines stay as they are, which stacks are read by. The last one is the sum of all
 * before it.
 * @param {string} code of a CommonJS module
 */
export function loadable(code) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  const text = `${head}${loadLate(code).replace(/[\u0080-\uffff]/g, escaped)}\n})\n//`
  return text + sumOf(Buffer.from(text))
}

/** What the names of files begin with that are loaded when something of them is first called. */
export const onDemand = 'onDemand'

const early = new RegExp(`^const (\\w+) = (require\\("\\./${onDemand}-[^"]+"\\));$`, 'gm')

/** Has a file load others when it first calls something of them: the name of one becomes a function that gives it. */
function loadLate(code) {
  const names = [...code.matchAll(early)].map(([, name]) => name)
  const late = code.replace(early, 'let $1Loaded; const $1 = () => ($1Loaded ??= $2);')
  return names.reduce((text, name) => text.replaceAll(new RegExp(`\\b${name}\\.`, 'g'), `${name}().`), late)
}

const head = '(function (exports, require, module, __filename, __dirname) {'

const sumOf = (bytes) => crc32(bytes).toString(16).padStart(8, '0')

/** The code of a file as it was written; throws when it is not. */
function codeOf(path) {
  const bytes = readFileSync(path)
  const code = bytes.subarray(0, -8)
  if (sumOf(code) !== bytes.subarray(-8).toString()) throw new DamagedCode(`${path} is not as it was written.`)
  return bytes.toString('latin1')
}

class DamagedCode extends Error {}

/** The name of a file that a thread leaves in a folder of compiled code that is damaged: the next command compiles it again. */
export const damagedMark = 'damaged'

/**
 * Whether an error tells that a file of compiled commands is damaged or gone.
 * @param {Error & { code?: string, requireStack?: string[] }} error
 * @param {string} folder where all of them are
 */
export function isDamage(error, folder) {
  if (error instanceof DamagedCode) return true
  const isOfThem = error.requireStack?.[0]?.startsWith(folder) === true
  return isOfThem && error.code === 'MODULE_NOT_FOUND' && error.message.startsWith("Cannot find module './")
}

/**
 * Loads a file of compiled commands, with those that it requires. What the engine makes of them is kept from run to run in
 * the folder `kept`: without that, reading the code is half the work of a short command. Threads take over what is there.
 * What it throws for a damaged file is told by {@link isDamage}.
 * @param {string} file
 * @param {string} kept
 */
export function load(file, kept) {
  // What has run once would be forgotten again, before it can be kept.
  setFlagsFromString('--no-flush-bytecode')
  const fresh = []
  const own = realpathSync(dirname(file))
  const others = module._extensions['.js']
  module._extensions['.cjs'] = (loaded, path) => {
    // Packages have such files, too.
    if (dirname(path) !== own) return others(loaded, path)
    const place = join(kept, basename(path))
    const cachedData = readWhole(place)
    const code = codeOf(path)
    const filename = pathToFileURL(path).href
    const script = new vm.Script(code, { filename, columnOffset: -head.length, cachedData })
    if (!cachedData || script.cachedDataRejected) fresh.push({ place, script })
    const { exports } = loaded
    script.runInThisContext().call(exports, exports, createRequire(path), loaded, path, dirname(path))
  }
  if (isMainThread) process.once('exit', () => keep(kept, fresh))
  return createRequire(file)(file)
}

/** Bytes that are all there, as their sum at the end shows: the engine itself takes damaged ones. */
function readWhole(place) {
  try {
    const bytes = readFileSync(place)
    const end = bytes.length - 4
    return crc32(bytes.subarray(0, end)) === bytes.readUInt32LE(end) ? bytes.subarray(0, end) : undefined
  } catch {
    return undefined
  }
}

/** The functions that have run are kept compiled, so this is best done at the end. */
function keep(folder, fresh) {
  if (fresh.length === 0) return
  // The engine takes nothing that was made under other flags, and some commands set this one meanwhile.
  setFlagsFromString('--heap-growing-percent=0')
  try {
    mkdirSync(folder, { recursive: true })
    for (const { place, script } of fresh) {
      const bytes = script.createCachedData()
      const sum = Buffer.alloc(4)
      sum.writeUInt32LE(crc32(bytes))
      const staging = `${place}.${process.pid}`
      writeFileSync(staging, Buffer.concat([bytes, sum]))
      renameSync(staging, place)
    }
  } catch {
    // A disk that refuses costs the next run time, and nothing else.
  }
}
