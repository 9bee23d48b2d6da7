import type { Entry } from '../entry/index.ts'
import type { Place } from '../facts/index.ts'
import {
  bothShown,
  dayAfter,
  dayInWords,
  isAlways,
  isOverOn,
  type Showing,
  showingInWords,
  whyHidden,
} from '../../model/showing.ts'
import { quote } from '../../model/words.ts'
import type { SiteMap } from './siteMap.ts'

/** A link to a page, or to a place on it. */
interface Link {
  entry: Entry
  place: Place
  page: Entry
  anchor: string | null
  /** The pages on which it is, where these are not all that show its document. */
  seenOn: readonly Entry[] | undefined
}

interface HiddenFinding {
  code: 'linkHidden' | 'linkEnded'
  message: string
  hint: string
}

/** So many days before what a link leads to ends it is reported: long enough for a holiday. */
const notice = 14

/** What a link leads to. `what`: 'the page "/team"'; `after`: where the link leads on a day on which that has ended. */
interface Target {
  what: string
  showing: Showing
  file: string
  after(day: string): string
}

/**
 * What is wrong with a link to something that visitors do not see while they see the link. What has not begun, or is
 * a draft, is an error on the day on which it is written: time only makes it right. What ends comes by itself, on a day on
 * which nobody changes anything, so it is a warning and the link leads elsewhere.
 */
export function findHidden(map: SiteMap, { entry, place, page, anchor, seenOn }: Link): HiddenFinding | undefined {
  const { today, drafts } = map.view
  if (anchor === null && isAlways(page.facts.showing)) return undefined
  const targets = drafts ? [] : targetsOf(map, page, anchor).filter(({ showing }) => showingInWords(showing) !== '')
  // Nearly all pages are always there.
  if (targets.length === 0) return undefined
  const block = entry.facts.blocks.find((one) => place.pointer.startsWith(`${one.pointer}/`))
  // The frame, which is always there, has no days itself.
  const readers = (seenOn ?? map.shownOn(entry)).map(({ facts }) => bothShown(facts.showing, block?.showing ?? {}))
  for (const target of targets) {
    const finding = tooEarly(target, readers, today) ?? tooLate(target, readers, today)
    if (finding) return finding
  }
  return undefined
}

function targetsOf(map: SiteMap, page: Entry, anchor: string | null): Target[] {
  const { source, facts } = page
  const route = page.route ?? ''
  const name = `the page ${quote(route)}`
  const after = (day: string) => quote(map.after(route, day))
  // That the home page is hidden has its own finding.
  const own = route === '/' ? {} : facts.showing
  const targets = [{ what: name, showing: own, file: source.file, after }]
  const days = anchor === null ? undefined : map.targets(page).days.get(anchor)
  if (anchor === null || !days) return targets
  const top = { what: `the place ${quote(`#${anchor}`)} of ${name}`, after: () => `the top of ${name}` }
  return [...targets, { ...top, showing: bothShown(own, days.showing), file: days.file }]
}

/** The link is seen on a day, from today on, on which its target is a draft or has not begun. */
function tooEarly(
  { what, showing, file }: Target,
  readers: readonly Showing[],
  today: string | undefined,
): HiddenFinding | undefined {
  const { draft, from } = showing
  const isBefore = (day: string | undefined) => from !== undefined && day !== undefined && day < from
  const reader = readers.find((one) => {
    const first = firstDay(one, today)
    return !one.draft && !isOverOn(one, first) && (draft || isBefore(first))
  })
  if (!reader) return undefined
  const first = firstDay(reader, today)
  const later =
    first !== undefined && today !== undefined && first > today && `from ${dayInWords(first)} on they see this link`
  const why = whyHidden(showing, first)
  const message = `Visitors do not see ${what}: it is ${why}${later ? `, and ${later}` : '. This link would lead nowhere'}.`
  const way = draft ? `remove "draft" from ${file}` : `change its days in ${file}`
  return { code: 'linkHidden', message, hint: `Remove the link, or ${way}.` }
}

/** The link is still seen when its target has ended, and that day is past or near. */
function tooLate(
  { what, showing: { draft, until }, file, after }: Target,
  readers: readonly Showing[],
  today: string | undefined,
): HiddenFinding | undefined {
  if (draft || until === undefined || today === undefined) return undefined
  const over = dayAfter(until)
  const [day] = readers
    .filter(({ draft: isDraft }) => !isDraft)
    .map((one) => ({ one, day: firstDay(one, over > today ? over : today) ?? over }))
    .flatMap(({ one, day: first }) => (isOverOn(one, first) ? [] : [first]))
    .sort()
  if (day === undefined || day > dayAfter(today, notice)) return undefined
  const message =
    over > today
      ? `The last day of ${what} is ${dayInWords(until)}. From ${dayInWords(day)} on this link leads to ${after(day)}.`
      : `The last day of ${what} was ${dayInWords(until)}. This link leads to ${after(day)} now.`
  return { code: 'linkEnded', message, hint: `Remove the link, or change the days in ${file}.` }
}

/** The first day, not before the given one, on which something can be seen. */
const firstDay = ({ from }: Showing, day: string | undefined) =>
  day !== undefined && from !== undefined && from > day ? from : day
