// Takes a lock again and again, and each time leaves it as a process that was killed: node contending.mjs <compiled lock.ts>
// <folder> <times> <number of a process that is no more>. Ends with 1 when another one is in at the same time.
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'

const [, , module, folder, times, dead] = process.argv
const { whileLocked } = await import(pathToFileURL(module).href)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
for (let turn = 0; turn < Number(times); turn++) {
  await whileLocked(folder, () => {
    // Throws when it is there.
    closeSync(openSync(`${folder}.in`, 'wx'))
    const end = performance.now() + 2
    while (performance.now() < end);
    rmSync(`${folder}.in`)
    writeFileSync(`${folder}.dead-${process.pid}`, dead)
    renameSync(`${folder}.dead-${process.pid}`, `${folder}.tmp-lock`)
  })
}
process.exit()
