import { changesReport } from '../changes/report.ts'
import { changesIn } from '../changes/site.ts'
import { markdown, plainText } from '../changes/style.ts'
import { readDay } from '../lib/day.ts'
import { oneOf, parseOptions } from '../lib/options.ts'

const help = `npm run changes -- [options]    says what this branch changes on the site, for people who do not read JSON,
                                and where a changed figure is still the old one
  --base NAME      the branch or commit to compare with (main)
  --format NAME    text, markdown (for a comment) or json (text)
  --pages DIR      the folder of the documents (pages)
  --today DAY      the day on which both are looked at, such as 2026-12-01 (today)`

/** Prints what changes between the base and the files as they are. Exit code 2: there is nothing to compare with. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { base: 'text', format: 'text', pages: 'text', today: 'text' }, help)
  if (!options) return 0
  const { base = 'main', pages: folder = 'pages' } = options
  const format = oneOf('format', options.format ?? 'text', ['text', 'markdown', 'json'])
  const { changes, pictures, figures } = changesIn(folder, base, readDay(options.today))
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ ...changes, pictures, figures }, null, 2)}\n`
      : changesReport(changes, pictures, format === 'text' ? plainText : markdown, figures),
  )
  return 0
}
