/** When visitors see a page or a block. Days are written as 2026-11-20; the first and the last one belong to it. */
export interface Showing {
  draft?: boolean
  from?: string
  until?: string
}

/** Whether visitors see something on a day; without a day only a draft is hidden. */
export const isShownOn = ({ draft, from, until }: Showing, day: string | undefined): boolean =>
  !draft && (day === undefined || ((from === undefined || from <= day) && (until === undefined || day <= until)))

/** Whether the day makes no difference, as for nearly everything. */
export const isAlways = ({ draft, from, until }: Showing): boolean =>
  !draft && from === undefined && until === undefined

/** Whether a day is after the last one; a draft has none. */
export const isOverOn = ({ draft, until }: Showing, day: string | undefined): boolean =>
  !draft && day !== undefined && until !== undefined && until < day

/** When visitors see one thing inside of another. */
export function bothShown(a: Showing, b: Showing): Showing {
  const [from] = [a.from, b.from]
    .filter((day) => day !== undefined)
    .sort()
    .reverse()
  const [until] = [a.until, b.until].filter((day) => day !== undefined).sort()
  return { ...(from && { from }), ...(until && { until }), ...((a.draft || b.draft) && { draft: true }) }
}

/** The day so many days after another one. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

let words: Intl.DateTimeFormat | undefined

/** A day as people write it: 2026-12-01 → 1 December 2026. */
export function dayInWords(day: string): string {
  // Made when it is first asked for: hardly any run asks, and it takes 9 ms.
  words ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return words.format(new Date(`${day}T00:00:00Z`))
}

/** Why visitors do not see something on a day, after "it is": "a draft", "shown from 1 December 2026 on". */
export function whyHidden({ draft, from, until }: Showing, day: string | undefined): string {
  if (draft || day === undefined) return 'a draft'
  if (from !== undefined && day < from) return `shown from ${dayInWords(from)} on`
  return `shown until ${dayInWords(until ?? day)} only`
}

/** When visitors see something, as a label: "Draft", "From 1 December 2026 until 31 December 2026"; '' for always. */
export function showingInWords({ draft, from, until }: Showing): string {
  if (draft) return 'Draft'
  const days = [from && `from ${dayInWords(from)}`, until && `until ${dayInWords(until)}`].filter(Boolean).join(' ')
  return days.charAt(0).toUpperCase() + days.slice(1)
}

/** What is written on something that visitors do not see on a day; undefined when they see it. `what`: "page". */
export function badgeOn(showing: Showing, day: string | undefined, what: string): string | undefined {
  if (isShownOn(showing, day)) return undefined
  if (showing.until !== undefined && isOverOn(showing, day))
    return `Ended on ${dayInWords(showing.until)}: visitors do not see this ${what} any more.`
  return `${showingInWords(showing)}: visitors do not see this ${what}${showing.draft ? '' : ' yet'}.`
}
