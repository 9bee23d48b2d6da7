import { changesReport, isUnchanged } from '../changes/report.ts'
import { changesIn } from '../changes/site.ts'
import { markdown, plainText } from '../changes/style.ts'
import { askGit, findStart, isPlainName } from '../changes/git.ts'
import { readDay } from '../lib/day.ts'
import { oneOf, parseOptions } from '../lib/options.ts'
import { visible } from '../../src/model/words.ts'

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
  if (format === 'text' && isUnchanged(changes, pictures) && isOnBase(folder, base)) {
    const more = isPlainName(base) ? `, and --base origin/${base} all that is not on the server yet` : ''
    console.log(
      `No content changes since the last commit. What was committed on ${visible(base)} is part of it already: npm run changes -- --base HEAD~1 shows the last commit${more}.`,
    )
    return 0
  }
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ ...changes, pictures, figures }, null, 2)}\n`
      : changesReport(changes, pictures, format === 'text' ? plainText : markdown, figures),
  )
  return 0
}

/** Whether the branch that is compared with is the one on which somebody works: then all that is committed is in it. */
function isOnBase(folder: string, base: string): boolean {
  const start = findStart(folder, base)
  return base !== 'HEAD' && 'commit' in start && start.commit === askGit(folder, ['rev-parse', 'HEAD'])
}
