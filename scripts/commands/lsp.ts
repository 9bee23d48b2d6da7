import { resolve } from 'node:path'
import { requireContent } from '../lib/readContent.ts'
import { parseOptions } from '../lib/options.ts'
import { serve } from '../lsp/server.ts'

const help = `node scripts/run.mjs lsp --stdio [options]    helps in an editor of code that speaks the Language Server Protocol
  --stdio                talks over standard input and output, which is the only way
  --pages DIR            the folder of the documents (pages)
  --clientProcessId ID   the editor's process; editors add it
An editor starts it by itself (how: /_guide/your-editor), and not by "npm run": npm would write between the messages.`

/** Serves an editor of code until it says goodbye or its process ends. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { stdio: 'flag', pages: 'text', clientProcessId: 'text' }, help)
  if (!options) return 0
  const folder = options.pages ?? 'pages'
  requireContent(folder)
  return serve(resolve(folder), process.stdin, process.stdout)
}
