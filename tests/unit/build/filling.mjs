// Fills a folder and then waits to be ended: node filling.mjs <compiled fill.ts> <folder> [<milliseconds>, then it goes on]
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const [, , module, folder, time = 1_800_000] = process.argv
const { fillFolder } = await import(pathToFileURL(module).href)
await fillFolder({ folder, name: 'site', kind: 'site' }, async (output) => {
  output.write('assets/a.css', 'a')
  process.stdout.write('ready\n')
  await pause(Number(time))
})
