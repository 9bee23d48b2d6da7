import { posix } from 'node:path'
import type { Entry } from '../../src/content/entry/index.ts'
import { kindOf, nameFinding, routeOf, sharedName } from '../../src/model/route.ts'
import { assumptionsOf } from '../../src/content/rules/index.ts'
import { didYouMean, quote } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'
import { EditList, listEdits, type Step } from './edits.ts'
import { followLists } from './lists.ts'
import type { SiteFiles } from './site.ts'

/** What a refactoring does: the new text of each file (`null`: it goes), and each changed place for people. */
export interface Plan {
  changes: Map<string, string | null>
  steps: Step[]
}

/**
 * Moves documents (old key → new key): links, lists, uses of shared blocks, earlier addresses and `$schema` follow.
 * `isBack`: a move is taken back, so that the address in between is no earlier one, and the name need not be a good one.
 */
export function planMove(site: SiteFiles, moves: ReadonlyMap<string, string>, isBack = false): Plan {
  for (const [from, to] of moves) requireMove(site, from, to, moves, isBack)
  const edits = new EditList()
  const routes = new Map(
    [...moves].flatMap(([from, to]) => {
      const [old, next] = [routeOf(from), routeOf(to)]
      return old !== null && next !== null && old !== next ? [[old, next] as const] : []
    }),
  )
  const names = new Map(
    [...moves].flatMap(([from, to]) =>
      kindOf(from) === 'shared' ? [[sharedName(from), sharedName(to)] as const] : [],
    ),
  )
  for (const [from, to] of moves) {
    const entry = site.entries.get(from)
    if (!entry) continue
    followSchema(entry, to, edits)
    if (entry.route !== null) keepAddress(entry, routeOf(to) ?? '', edits, isBack)
  }
  for (const entry of site.map.entries) {
    followLinks(entry, routes, edits)
    followLists(site, entry, routes, edits)
    for (const { use, taken, pointer, where } of entry.facts.blocks) {
      const old = use ?? taken?.shared
      const next = old === undefined ? undefined : names.get(old)
      if (old === undefined || next === undefined) continue
      const field = use === undefined ? 'shared' : 'use'
      edits.replace(entry, `${pointer}/${field}`, next, where, `uses ${quote(next)}, no longer ${quote(old)}`)
    }
  }
  if (site.map.site) followNotes(site.map.site, moves, edits)
  const changes = new Map<string, string | null>(edits.texts())
  for (const [from, to] of moves) {
    const text = changes.get(from) ?? site.texts.get(from) ?? ''
    changes.set(to, text)
    if (![...moves.values()].includes(from)) changes.set(from, null)
  }
  return { changes, steps: edits.steps }
}

function requireMove(
  { root, texts, map, entries }: SiteFiles,
  from: string,
  to: string,
  moves: ReadonlyMap<string, string>,
  isBack: boolean,
): void {
  const kind = kindOf(from)
  const other = `${root}/${to}`
  if (from === to) throw new UsageError(`${other} is where the file is already.`)
  if (kind !== 'page' && kind !== 'shared') {
    throw new UsageError(
      `${root}/${from} keeps its name: the site finds it by that. Only pages and shared blocks are moved.`,
    )
  }
  if (routeOf(from) === '/' && routeOf(to) !== '/') {
    throw new UsageError(
      `${root}/${from} is the home page, which every site needs. Make the new page with npm run new page.`,
    )
  }
  if (texts.has(to) && !moves.has(to))
    throw new UsageError(`${other} exists already, and nothing is overwritten. Choose another name.`)
  if (kindOf(to) !== kind) {
    const [what, where] =
      kind === 'page'
        ? ['A page', 'cannot become a shared document']
        : ['A shared document', `stays in ${root}/_shared`]
    throw new UsageError(
      `${what} ${where}. Give it a name such as ${root}/${kind === 'page' ? 'about.json' : '_shared/closing.json'}.`,
    )
  }
  if (kind === 'shared') {
    if (!/^[a-z][A-Za-z0-9]*$/.test(sharedName(to)))
      throw new UsageError(
        `The name ${quote(sharedName(to))} is not one for shared blocks: use letters and digits, a small letter first, such as closingProducts.`,
      )
    return
  }
  const finding = isBack ? undefined : nameFinding(to)
  if (finding)
    throw new UsageError(`${finding.message}${didYouMean(finding.better === '' ? [] : [`${root}/${finding.better}`])}`)
  const route = routeOf(to) ?? ''
  const twin = map.routes.get(route)?.find(({ key }) => !moves.has(key))
  if (twin) throw new UsageError(`The address ${route} belongs to ${twin.source.file} already. Choose another one.`)
  const earlier = map.redirects.get(route)
  if (earlier && earlier !== entries.get(from)) {
    throw new UsageError(
      `${route} is an earlier address of ${earlier.source.file}. Remove it from the field "redirectFrom" there first.`,
    )
  }
}

/** The page remembers where it was; an address that it takes again is no earlier one. Links follow, so there are no chains. */
function keepAddress(entry: Entry, route: string, edits: EditList, isBack: boolean): void {
  // What is no good name of a file was no good address either: nobody knows it.
  if (entry.route === null || entry.route === route || nameFinding(entry.key)) return
  const old = entry.facts.redirects.map(({ path }) => path)
  const others = old.filter((path) => path !== route && path !== entry.route)
  const next = isBack ? others : [...others, entry.route]
  if (next.length === old.length && isBack) return
  const what = isBack
    ? `${quote(route)} is no earlier address any more`
    : `${quote(entry.route)} becomes an earlier address, which leads to ${quote(route)}`
  for (const edit of listEdits(entry.source, 'redirectFrom', next, 'blocks')) edits.add(entry, edit, 'Page', what)
}

function followSchema(entry: Entry, to: string, edits: EditList): void {
  const value = entry.source.node('/$schema')?.value
  if (typeof value !== 'string' || !/^\.{1,2}\//.test(value)) return
  // The folder that holds the content folder is unknown here and does not matter.
  const at = (key: string) => posix.dirname(`/a/b/c/d/${key}`)
  const file = posix.resolve(at(entry.key), value)
  const path = posix.relative(at(to), file)
  const next = path.startsWith('.') ? path : `./${path}`
  if (next !== value) edits.replace(entry, '/$schema', next, 'Page', `the schema is at ${quote(next)} from there`)
}

/** The notes of the site's document say by its name in which file an assumption is made. */
function followNotes(entry: Entry, moves: ReadonlyMap<string, string>, edits: EditList): void {
  for (const [index, { file }] of assumptionsOf(entry).entries()) {
    const next = moves.get(file)
    if (next === undefined) continue
    edits.replace(entry, `/assumptions/${index}/file`, next, 'Site', `the assumption is in ${quote(next)}`)
  }
}

function followLinks(entry: Entry, routes: ReadonlyMap<string, string>, edits: EditList): void {
  for (const link of entry.facts.links) {
    const path = link.target?.path ?? ''
    const next = routes.get(path)
    if (next !== undefined) edits.changeLink(entry, link, [0, path.length], next)
  }
}
