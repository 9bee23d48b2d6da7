// Saves a document and a picture again and again until it is ended: node harness.mjs <compiled file.ts> <path> <seed>
// Each save is one of the texts that the number of its beginning describes, so whoever reads it knows whether it is whole.
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [, , module, path, seed] = process.argv
const { replaceFile } = await import(pathToFileURL(module).href)
let state = Number(seed)
const random = (below) => (state = (state * 48271) % 2147483647) % below
const picture = path.replace(/\.json$/, '.jpg')
const before = (name) => (existsSync(name) ? readFileSync(name) : null)
const seen = { [path]: before(path), [picture]: before(picture) }
process.stdout.write('ready\n')
for (;;) {
  const length = 1000 + random(499_000)
  const letter = 'abcdefgh'.charAt(random(8))
  const bytes = Buffer.alloc(length, letter)
  // No UTF-8 is in the bytes of a picture.
  const next = {
    [path]: JSON.stringify({ length, text: bytes.toString() }),
    [picture]: Buffer.concat([Buffer.from(`\xff\xd8${length} `, 'latin1'), bytes]),
  }
  for (const name of [path, picture]) {
    replaceFile(name, next[name], seen[name])
    seen[name] = next[name]
  }
}
