// Writes a change in a process of its own in which the system fails: node faulty.mjs TOOL FOLDER CHANGES HOW NUMBER
// HOW: kill (before call NUMBER of those that change the disk), once (that call fails), ever (it and all after it fail).
// Prints the number of calls. A text that is being written when it happens is cut in half.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { pathToFileURL } from 'node:url'

const [tool, folder, changes, how, number] = process.argv.slice(2)
let calls = 0

const changing = ['openSync', 'writeFileSync', 'fsyncSync', 'copyFileSync', 'chmodSync', 'linkSync', 'renameSync']
for (const name of [...changing, 'rmSync', 'unlinkSync', 'mkdirSync', 'rmdirSync']) {
  const real = fs[name]
  fs[name] = (...args) => {
    calls++
    const hit = how === 'ever' ? calls >= Number(number) : calls === Number(number)
    if (!hit) return real(...args)
    if (name === 'writeFileSync') real(args[0], String(args[1]).slice(0, String(args[1]).length / 2))
    if (how === 'kill') process.kill(process.pid, 'SIGKILL')
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
}
syncBuiltinESMExports()

const { writeFiles, recover } = await import(pathToFileURL(tool).href)
let error = null
try {
  if (changes === 'recover') recover(folder)
  else writeFiles(folder, new Map(Object.entries(JSON.parse(changes))))
} catch (thrown) {
  error = thrown.message
}
fs.writeSync(1, JSON.stringify({ calls, error }))
