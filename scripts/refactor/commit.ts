import type { Content } from '../../src/content/store/index.ts'
import { count, quote, visible } from '../../src/model/words.ts'
import { StaleError, writeFiles } from '../write/files.ts'
import type { Step } from './edits.ts'
import type { Plan } from './move.ts'
import { compareFindings, type SiteFiles } from './site.ts'

/**
 * Writes what a refactoring planned, all of it or nothing, and says it on standard output. A plan that would leave the site
 * with an error that it has not now throws: then something was not understood. With `dryRun` nothing is written. `isBack`:
 * a file gets the name from before, be it a good one or not. Gives the content as it is then.
 */
export function commitPlan(
  site: SiteFiles,
  { changes, steps }: Plan,
  done: string,
  dryRun: boolean,
  isBack = false,
): Content {
  const { content, fresh } = compareFindings(site, changes)
  const error = fresh.find(({ severity, code }) => severity === 'error' && !(isBack && code === 'fileName'))
  if (error) {
    throw new Error(
      `Nothing was changed, because it would leave an error in ${error.file} (${error.where || 'Page'}): ${visible(error.message)}`,
    )
  }
  const expected = new Map([...changes.keys()].map((key) => [key, site.texts.get(key) ?? null]))
  if (!dryRun) write(site, changes, expected)
  reportSteps(steps, done, dryRun)
  for (const { file, message } of fresh) console.log(`New in ${file}: ${visible(message)}`)
  return content
}

/** Says what a refactoring has done, or would do, on standard output. */
export function reportSteps(steps: readonly Step[], done: string, dryRun: boolean): void {
  const rows = steps.map(
    ({ file, line, column, where, what }) => `  ${visible(file)}:${line}:${column}  ${where}: ${what}`,
  )
  const files = new Set(steps.map(({ file }) => file)).size
  const total =
    steps.length === 0 ? 'Nothing else names it.' : `${count(steps.length, 'change')} in ${count(files, 'file')}.`
  console.log([`${dryRun ? 'Nothing is written yet. This would be done: ' : ''}${done}`, ...rows, total].join('\n'))
}

function write(site: SiteFiles, changes: Plan['changes'], expected: Plan['changes']): void {
  try {
    writeFiles(site.folder, changes, expected)
  } catch (error) {
    // For the reader it is an ordinary refusal, without a trace of calls.
    throw error instanceof StaleError
      ? new Error(`${quote(error.key)} was changed while this command ran, so nothing was written. Try again.`)
      : error
  }
}
