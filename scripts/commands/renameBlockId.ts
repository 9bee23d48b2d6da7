import { pagesOption } from '../../src/content/entry/index.ts'
import { parseWords, UsageError } from '../lib/options.ts'
import { commitPlan } from '../refactor/commit.ts'
import { existingKey } from '../refactor/names.ts'
import { planRename } from '../refactor/rename.ts'
import { readSite, requireSure } from '../refactor/site.ts'

const help = `npm run rename-block-id -- FILE#OLD NEW [options]    gives a place on a page another name; links to it follow
  npm run rename-block-id pages/payout.json#tabs uses
  --dry-run        says what would change, and writes nothing
  --pages DIR      the folder of the documents (pages)`

/** Renames an anchor. Exit code 1: the site has an error in the way, 2: called wrongly. */
export async function main(args: string[]): Promise<number> {
  const parsed = parseWords(args, { 'dry-run': 'flag', pages: 'text' }, help, { least: 2, most: 3 })
  if (!parsed) return 0
  const { options, words } = parsed
  const [first = '', second = '', third] = words
  const [file = '', anchor] = first.split('#')
  const [old, next] = third === undefined ? [anchor, second] : [second, third]
  if (old === undefined || (third !== undefined && anchor !== undefined)) {
    throw new UsageError(`Say which anchor is renamed: npm run rename-block-id ${file}#old new`)
  }
  const site = readSite(options.pages ?? 'pages')
  const key = existingKey(file, site.folder, site.texts.keys())
  requireSure(site, 'be renamed along')
  const plan = planRename(site, key, old.replace(/^#/, ''), next.replace(/^#/, ''))
  const dryRun = options['dry-run'] ?? false
  commitPlan(site, plan, `In ${site.root}/${key} the anchor ${old} is now ${next}.`, dryRun)
  const [was, is] = [old, next].map((name) => name.replace(/^#/, ''))
  const back = ['npm run rename-block-id --', `${site.root}/${key}#${is}`, was, ...pagesOption(site.root)]
  if (!dryRun) console.log(`To take it back: ${back.join(' ')}`)
  return 0
}
