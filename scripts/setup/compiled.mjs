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
 * takes those as they are, in half the memory. Lines stay as they are, which stacks are read by.
 * @param {string} code of a CommonJS module
 */
export function loadable(code) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${head}${code.replace(/[\u0080-\uffff]/g, escaped)}\n})`
}

const head = '(function (exports, require, module, __filename, __dirname) {'

/**
 * Loads a file of compiled commands, with those that it requires. What the engine makes of them is kept from run to run in
 * the folder `kept`: without that, reading the code is half the work of a short command. Threads take over what is there.
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
    const code = readFileSync(path, 'latin1')
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
