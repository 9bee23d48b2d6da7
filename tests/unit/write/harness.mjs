// Saves a document again and again until it is ended: node harness.mjs <compiled file.ts> <path> <seed>
// Each save is one of the texts that the number of its beginning describes, so whoever reads it knows whether it is whole.
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [, , module, path, seed] = process.argv
const { replaceFile } = await import(pathToFileURL(module).href)
let state = Number(seed)
const random = (below) => (state = (state * 48271) % 2147483647) % below
let seen = existsSync(path) ? readFileSync(path, 'utf8') : null
process.stdout.write('ready\n')
for (;;) {
  const length = 1000 + random(499_000)
  const letter = 'abcdefgh'.charAt(random(8))
  const text = JSON.stringify({ length, text: letter.repeat(length) })
  replaceFile(path, text, seen)
  seen = text
}
