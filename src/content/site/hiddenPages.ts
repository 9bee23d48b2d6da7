import type { Entry } from '../entry/index.ts'
import type { Place } from '../facts/index.ts'
import { bothShown, dayAfter, dayInWords, isShownOn, type Showing, whyHidden } from '../../model/showing.ts'
import { quote } from '../../model/words.ts'
import type { SiteMap } from './siteMap.ts'
import type { Report } from './types.ts'

/** So many days before a link leads nowhere it is reported: long enough for a holiday. */
const notice = 14

/**
 * Reports a link that visitors see on a day on which they do not see the page that it leads to: today, or soon. What the
 * link is in, a page or a notice, may have days of its own.
 */
export function checkHidden(map: SiteMap, entry: Entry, page: Entry, place: Place, report: Report): void {
  const { showing } = page.facts
  const { today, drafts } = map.view
  // That the home page is hidden has its own finding.
  if (drafts || page.route === '/' || (!showing.draft && showing.from === undefined && showing.until === undefined))
    return
  const readers = readersOf(map, entry, place)
  const isBroken = (day: string | undefined) =>
    readers.some((reader) => isShownOn(reader, day)) && !isShownOn(showing, day)
  const { route, source } = page
  if (isBroken(today)) {
    const why = whyHidden(showing, today)
    const message = `Visitors do not see the page ${quote(route ?? '')}: it is ${why}. This link would lead nowhere.`
    const way = showing.draft ? `remove "draft" from ${source.file}` : `change its days in ${source.file}`
    return report(entry, place, { code: 'linkHidden', message, hint: `Remove the link, or ${way}.` })
  }
  const day = today && nextDays(today, [showing, ...readers]).find(isBroken)
  if (!day) return
  const message = `From ${dayInWords(day)} on this link leads nowhere: the page ${quote(route ?? '')} is ${whyHidden(showing, day)}.`
  const hint = `Remove the link before that day, or change the days in ${source.file}.`
  report(entry, place, { code: 'linkHiddenSoon', message, hint })
}

/** When visitors see a link: with the block that it is in, on each page that shows it. The frame is on all of them. */
function readersOf(map: SiteMap, entry: Entry, { pointer }: Place): readonly Showing[] {
  const block = entry.facts.blocks.find((one) => pointer.startsWith(`${one.pointer}/`))
  return map.shownOn(entry).map(({ facts }) => bothShown(facts.showing, block?.showing ?? {}))
}

/** The days of the next two weeks on which something begins, or is gone, in their order. */
function nextDays(today: string, all: readonly Showing[]): string[] {
  const days = all.flatMap(({ from, until }) => [from ?? [], until === undefined ? [] : dayAfter(until)].flat())
  const last = dayAfter(today, notice)
  return days.filter((day) => day > today && day <= last).sort()
}
