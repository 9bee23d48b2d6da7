// Another program on the same machine: it writes a file some milliseconds after it is told to.
import { writeFileSync } from 'node:fs'

process.on('message', ({ path, text, delay }) => {
  const end = performance.now() + delay
  while (performance.now() < end);
  writeFileSync(path, text)
  process.send('written')
})
