// Loaded before a server: its system refuses to write documents for as long as a file says so. REFUSALS names that file,
// which holds the call that fails and its code: openSync ENOSPC.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const isWritten = (path) => /\.tmp-\d+-[0-9a-f]{16}$/.test(String(path))

for (const name of ['openSync', 'linkSync', 'renameSync']) {
  const real = fs[name]
  fs[name] = (path, ...rest) => {
    const [call, code] = isWritten(path) && fs.existsSync(process.env.REFUSALS) ? read().split(' ') : []
    if (call !== 'all' && call !== name) return real(path, ...rest)
    throw Object.assign(new Error(`${code}: refused, ${name} '${path}'`), { code, path })
  }
}
const read = () => fs.readFileSync(process.env.REFUSALS, 'utf8')
syncBuiltinESMExports()
