import { main as build } from './build.ts'
import { parseOptions } from '../lib/options.ts'
import { main as serve } from './serve.ts'

const help = `npm start    checks the content, builds the site and serves it; prints the address
  --port N   the port; without it the first free one from 4173 on`

/** Everything from a fresh clone to the site in a browser. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { port: 'port' }, help)
  if (!options) return 0
  console.log('Building the site …')
  const failed = await build([])
  return failed || serve(options.port === undefined ? [] : ['--port', String(options.port)])
}
