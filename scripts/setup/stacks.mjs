// Plain JavaScript with node: imports only: it runs before anything is installed.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Has stacks name the places of the source, as `process.setSourceMapsEnabled` does. That one reads the maps of all code at
 * the start, a tenth of the work of a short command; this reads those of a stack that somebody looks at.
 */
export function nameSourcesInStacks() {
  Error.prepareStackTrace = (error, calls) =>
    [headOf(error), ...calls.map((call) => `    at ${textOf(call)}`)].join('\n')
  // Node.js would show the line that threw, which may be all code of a file.
  process.on('uncaughtException', (error) => {
    console.error(error?.stack ?? error)
    process.exit(1)
  })
}

/** What an error says of itself; its getters may throw. */
function headOf(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}

/** A call as Node.js writes it, with the place of the source where that is known. */
function textOf(call) {
  const text = String(call)
  const [file, line, column] = [call.getFileName(), call.getLineNumber(), call.getColumnNumber()]
  const map = typeof file === 'string' && file.startsWith('file:') && line && column ? mapOf(file) : undefined
  const { originalSource, originalLine, originalColumn } = map?.findEntry(line - 1, column - 1) ?? {}
  if (originalSource === undefined) return text
  const path = fileURLToPath(new URL(originalSource, file))
  return text.replace(`${file}:${line}:${column}`, `${path}:${originalLine + 1}:${originalColumn + 1}`)
}

const maps = new Map()

/** The map beside a file of code; undefined: there is none. */
function mapOf(file) {
  if (maps.has(file)) return maps.get(file)
  let map
  try {
    map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
  } catch {
    // Code of packages is as it was written.
  }
  maps.set(file, map)
  return map
}
