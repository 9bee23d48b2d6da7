import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { damagedMark, isDamage, load } from './compiled.mjs'

// What a thread of a command begins with: it loads a file as run.mjs does.
const [, , file = '', kept = ''] = process.argv
try {
  load(file, kept)
} catch (error) {
  const folder = dirname(file)
  if (isDamage(error, dirname(folder))) note(folder)
  throw error
}

function note(folder) {
  try {
    writeFileSync(join(folder, damagedMark), '')
  } catch {
    // Without the note the command goes on without threads, as it does now.
  }
}
