import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../../src/model/media.ts'
import { routeOf } from '../../src/model/route.ts'
import { parseWords, UsageError } from '../lib/options.ts'
import { moveCommand } from '../../src/content/entry/index.ts'
import { commitPlan, reportSteps } from '../refactor/commit.ts'
import { defaultsNaming } from '../refactor/defaults.ts'
import { keptWords } from '../refactor/keptWords.ts'
import { planMove } from '../refactor/move.ts'
import { fileMoveOf, moveFile } from '../refactor/moveFile.ts'
import { existingKey, keyOf } from '../refactor/names.ts'
import { errorsBeside } from '../refactor/picture.ts'
import { readSite, requireSure, siteOf, type SiteFiles } from '../refactor/site.ts'

const help = `npm run move -- FROM TO [options]    moves a page or shared blocks; all links and uses follow
  npm run move pages/payout.json pages/pay/people.json       the old address leads to the new one
  npm run move pages/_shared/a.json pages/_shared/b.json     the pages that use it follow
  npm run move pages/case-studies pages/customers            a folder with all of its pages
  npm run move "pages/Our Team.json" pages/our-team.json     a name that is no address becomes one
  npm run move "pages/_media/Team 1.JPG" pages/_media/team-1.jpg   a picture; the pages that show it follow
  --back           takes a move back, also to a name that is no good one; every move prints the command that does it
  --dry-run        says what would change, and writes nothing
  --pages DIR      the folder of the documents (pages)`

/** Moves a document, or a folder of pages. Exit code 1: the site has an error in the way, 2: called wrongly. */
export async function main(args: string[]): Promise<number> {
  const parsed = parseWords(args, { back: 'flag', 'dry-run': 'flag', pages: 'text' }, help, { least: 2, most: 2 })
  if (!parsed) return 0
  const { options, words } = parsed
  const [from = '', to = ''] = words
  const site = readSite(options.pages ?? 'pages')
  const isBack = options.back ?? false
  const dryRun = options['dry-run'] ?? false
  const file = fileMoveOf(site, from, to, isBack)
  if (file) {
    const done = `${site.root}/${file.from} is now ${site.root}/${file.to}.`
    reportSteps(moveFile(site, file, dryRun).steps, done, dryRun)
    const beside = file.from.startsWith(mediaFolder) ? errorsBeside(site) : ''
    if (beside !== '') console.log(beside)
    if (!dryRun && !isBack) sayBack(site, file.to, file.from)
    return 0
  }
  const moves = movesOf(site, from, to)
  requireSure(site, 'move along', moves.keys())
  const [first] = moves
  const done = moves.size === 1 && first ? sentence(site, ...first) : `${moves.size} pages move from ${from} to ${to}.`
  const content = commitPlan(site, planMove(site, moves, isBack), done, dryRun, isBack)
  for (const place of defaultsNaming([...moves.keys()].flatMap((key) => routeOf(key) ?? []))) {
    console.log(`The old address is also in ${place}. It still works; a developer should write the new one there.`)
  }
  const kept =
    !isBack && moves.size === 1 && first ? keptWords(siteOf(site.folder, { ...site, content }), ...first) : ''
  if (kept !== '') console.log(kept)
  if (dryRun || isBack) return 0
  if (moves.size === 1 && first) sayBack(site, first[1], first[0])
  else {
    const [old = '', next = ''] = [from, to].map((word) => keyOf(word.replace(/\/$/, ''), site.folder).slice(0, -5))
    // With pages that were there before, the way back of the folder would not be the way it came.
    if (![...site.texts.keys()].some((key) => key.startsWith(`${next}/`))) sayBack(site, `${next}/`, `${old}/`)
  }
  return 0
}

/** Says by which command a move is taken back. */
function sayBack({ root }: SiteFiles, from: string, to: string): void {
  console.log(`To take it back: ${moveCommand(from, to, root, true)}`)
}

function movesOf(site: SiteFiles, from: string, to: string): Map<string, string> {
  const folder = keyOf(from.replace(/\/$/, ''), site.folder).slice(0, -'.json'.length)
  const inside = [...site.texts.keys()].filter((key) => key.startsWith(`${folder}/`) && routeOf(key) !== null)
  const isFolder = lstatSync(join(site.folder, folder), { throwIfNoEntry: false })?.isDirectory() ?? false
  if (isFolder && !from.endsWith('.json') && !from.startsWith('/')) {
    if (site.texts.has(`${folder}.json`) && !from.endsWith('/')) {
      throw new UsageError(
        `Is the page ${site.root}/${folder}.json meant, or the folder ${site.root}/${folder}/? Write it like that.`,
      )
    }
    if (inside.length === 0) throw new UsageError(`There are no pages in ${site.root}/${folder}/.`)
    const target = keyOf(to.replace(/\/$/, ''), site.folder).slice(0, -'.json'.length)
    if (to.endsWith('.json') || target.startsWith(`${folder}/`))
      throw new UsageError(`The folder ${site.root}/${folder}/ cannot become ${to}. Give the name of another folder.`)
    return new Map(inside.map((key) => [key, target + key.slice(folder.length)]))
  }
  const key = existingKey(from, site.folder, site.texts.keys())
  // Into a folder, under the same name.
  const target = to.endsWith('/') ? `${to}${key.split('/').at(-1) ?? ''}` : to
  return new Map([[key, keyOf(target, site.folder)]])
}

function sentence({ root }: SiteFiles, from: string, to: string): string {
  const [old, next] = [routeOf(from), routeOf(to)]
  const address = old === null ? '' : old === next ? ' The address stays.' : ` The page ${old} is now ${next}.`
  return `${root}/${from} moves to ${root}/${to}.${address}`
}
