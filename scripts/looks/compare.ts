import type { Browser, Page } from 'playwright'
import { openStage, type Sitting, type Stage, widths } from './browser.ts'
import { type Comparison, compareViews } from './differences.ts'
import { photographOpening, photographStates } from './states.ts'
import type { View } from './views.ts'

/** A page of the change. */
export interface Subject {
  route: string
  /** The base has no such page. */
  isNew: boolean
}

/** How a page of one width looks in two sites. */
export interface PageComparison extends Subject {
  width: number
  comparisons: Comparison[]
}

/** An address that no page has. */
const nowhere = '/no-page-has-this-address'

interface Side {
  stage: Stage
  page: Page
}

/**
 * Photographs pages of two sites side by side at every width, or `at` some, with all their states, and gives what differs, page by page,
 * as soon as it is known. Of a page that is new only what opens is photographed. Throws when the browser does.
 */
export async function* comparePages(
  browser: Browser,
  sites: { before: string; after: string },
  subjects: readonly Subject[],
  at: readonly number[] = widths,
): AsyncGenerator<PageComparison> {
  const frames = new Set<string>()
  for (const width of at) {
    const sides: Side[] = []
    try {
      for (const site of [sites.before, sites.after]) {
        const stage = await openStage(browser, site, width)
        sides.push({ stage, page: await stage.context.newPage() })
      }
      for (const subject of subjects) {
        const comparisons = await comparePage(sides, subject, (frame) => isFirst(frames, `${width} ${frame}`))
        yield { ...subject, width, comparisons }
      }
    } finally {
      for (const { stage } of sides) await stage.close()
    }
  }
}

function isFirst(seen: Set<string>, one: string): boolean {
  const count = seen.size
  return seen.add(one).size > count
}

async function comparePage(
  sides: readonly Side[],
  { route, isNew }: Subject,
  isNewFrame: (frame: string) => boolean,
): Promise<Comparison[]> {
  const address = route === '404' ? nowhere : route
  const [before, after] = sides.map((side): Sitting => ({ ...side, address }))
  const there = [isNew ? undefined : before, after]
  const [old, fresh] = await Promise.all(there.map(async (one) => (one ? photographOpening(one) : null)))
  const opening = await compareViews(old?.view ?? null, fresh?.view ?? null)
  if (!old || !fresh) return [opening]
  const withMenus = isNewFrame(`${old.frame} ${fresh.frame}`)
  const [states, newStates] = await Promise.all(there.map(async (one) => (one ? photographStates(one, withMenus) : [])))
  const comparisons = [opening]
  for (const [one, other] of pairStates(states ?? [], newStates ?? [])) comparisons.push(await compareViews(one, other))
  return comparisons
}

/** The states of the same name, and then those that only one of the two has. */
function pairStates(before: readonly View[], after: readonly View[]): [View | null, View | null][] {
  const old = new Map(before.map((view) => [view.state, view]))
  const names = new Set(after.map(({ state }) => state))
  return [
    ...after.map((view): [View | null, View] => [old.get(view.state) ?? null, view]),
    ...before.filter(({ state }) => !names.has(state)).map((view): [View, null] => [view, null]),
  ]
}
