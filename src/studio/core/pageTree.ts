import { suggest } from '../../content/suggest/index.ts'
import type { Overview, PageInfo } from '../store/messages.ts'

/** A page in the list of pages. */
export interface PageRow extends PageInfo {
  /** How many pages it lies below. */
  depth: number
  /** How many pages lie below it. */
  below: number
}

const isBelow = (route: string, above: string) => above !== '/' && route.startsWith(`${above}/`)

/**
 * The pages as rows of a tree, in the order of their addresses. Those below another one are left out unless it is in `unfolded`
 * or the open page is below it as well.
 */
export function pageRows(
  pages: readonly PageInfo[],
  unfolded: ReadonlySet<string>,
  open: string | undefined,
): PageRow[] {
  const openRoute = pages.find(({ key }) => key === open)?.route ?? ''
  const rows: PageRow[] = []
  /** The pages above the one that is looked at: pages come in the order of their addresses. */
  const above: PageRow[] = []
  for (const page of pages) {
    while (above.length > 0 && !isBelow(page.route, above.at(-1)?.route ?? '')) above.pop()
    for (const one of above) one.below++
    const row = { ...page, depth: above.length, below: 0 }
    if (above.every((one) => unfolded.has(one.key) || isBelow(openRoute, one.route))) rows.push(row)
    above.push(row)
  }
  return rows
}

/**
 * The pages whose name, address or title has what somebody looks for: those first whose name begins with it, and those last of
 * which only the title has it.
 */
export function findPages(pages: readonly PageInfo[], typed: string): PageRow[] {
  const wanted = typed.trim().toLowerCase()
  const place = ({ name, route, title }: PageInfo) => {
    if (name.toLowerCase().startsWith(wanted)) return 0
    return [name, route, title].findIndex((words) => words.toLowerCase().includes(wanted)) + 1 || 4
  }
  return [0, 1, 2, 3].flatMap((turn) =>
    pages.filter((page) => place(page) === turn).map((page) => ({ ...page, depth: 0, below: 0 })),
  )
}

/** What is looked for with the slips of its words put right; undefined: nothing of the site is near to it. */
export function meantBy(typed: string, { pages, others, shared }: Overview): string | undefined {
  const named = [...pages, ...others]
    .flatMap(({ name, title }) => [name, title])
    .concat(shared.map(({ title }) => title))
  const known = new Set(named.flatMap((words) => words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []))
  const words = typed.trim().toLowerCase().split(/\s+/)
  const meant = words.map((word) => (known.has(word) ? word : suggest(word, known)[0]))
  return meant.includes(undefined) || meant.join(' ') === words.join(' ') ? undefined : meant.join(' ')
}
