import { removeEntry } from '../../json/index.ts'
import { dayAfter, dayInWords, type Showing } from '../../../model/showing.ts'
import { quote } from '../../../model/words.ts'
import { perDocument } from '../perDocument.ts'
import { advice, error, type Rule, type SiteFound, warning, type WholeSite } from '../rule.ts'

/** Rules of what visitors see on some days only: drafts, pages and blocks with a first and a last day. */
export const dateRules = {
  linkHidden: error(
    'Links lead to what visitors see',
    'A draft, or a page or notice whose first day is still to come, is not there. Visitors would come to nothing.',
    'Remove the link, or show what it leads to: remove "draft" from the page, or change the days.',
  ),
  linkEnded: warning(
    'Links lead to what has not ended',
    'Visitors who follow such a link come to the page above the one that has ended, or to the home page, and not to what the link promises. You are told two weeks before.',
    'Remove the link, or change the last day of what it leads to.',
  ),
  daysReversed: error(
    'The first day comes before the last day',
    'With the last day before the first one there is no day on which anybody sees it.',
    'Write a later day into "until", or an earlier one into "from".',
    { site: eachShowing(checkOrder) },
  ),
  daysOver: advice(
    'What is over is removed',
    'A page or a notice that nobody will see again is still checked and kept up to date.',
    'Delete it, or give it another last day.',
    { site: eachShowing(checkOver) },
  ),
  dateLine: {
    ...warning(
      'A legal text says when it was changed',
      'What was agreed with whom is read from the date line of a legal text. Only a comparison can tell that its words changed: npm run changes makes one, and so does npm run check with --changed.',
      'If you change more than the spelling, write the day on which you publish the change, or only its month and year. A later day from which it applies belongs into the text.',
    ),
    // Without a comparison nothing is found, so the entry would be reported as one that silences nothing.
    silenceable: false,
  },
  addressLost: {
    ...warning(
      'A page with another name is still found at its old address',
      'Links on other sites, bookmarks and search engines lead to the old address. Only a comparison can tell that there was one: npm run changes makes one, and so does npm run check with --changed.',
      'Write the old address into "redirectFrom" of the page.',
    ),
    silenceable: false,
  },
  alwaysShown: error(
    'The home page and the not-found page are always there',
    'The logo of each page leads to the home page, and every unknown address to the not-found page.',
    'Remove "draft", "from" and "until" from this page.',
    { site: checkAlways },
  ),
} satisfies Record<string, Rule>

/** What a page, or a block of it, says of its days. `pointer`: '' for the page. */
interface Place {
  showing: Showing
  pointer: string
  where: string
}

type Look = (place: Place, today: string | undefined) => Omit<SiteFound, 'document'> | undefined

/** A check of all pages and blocks that have days. */
function eachShowing(look: Look): (site: WholeSite) => readonly SiteFound[] {
  return ({ map, today }) =>
    map.entries
      // Nearly nothing has days, and of ten thousand documents without them nothing need be noted.
      .filter(({ facts }) => facts.dated || isDated(facts.showing))
      .flatMap((document) =>
        datedPlaces(document).flatMap((place) => {
          const found = look(place, today)
          return found ? [{ document, ...found }] : []
        }),
      )
}

const datedPlaces = perDocument<Place>(({ facts }) =>
  [{ showing: facts.showing, pointer: '', where: 'Page' }, ...(facts.dated ? facts.blocks : [])].filter((one) =>
    isDated(one.showing),
  ),
)

const isDated = ({ from, until }: Showing) => from !== undefined || until !== undefined

function checkOrder({ showing: { from, until }, pointer, where }: Place) {
  if (from === undefined || until === undefined || from <= until) return undefined
  const message = `The last day, ${dayInWords(until)}, comes before the first one, ${dayInWords(from)}, so nobody ever sees this.`
  return { place: { pointer: `${pointer}/until`, where }, message }
}

/** How long something may be over before it is reported. */
const patience = 30

function checkOver({ showing: { from, until }, pointer, where }: Place, today: string | undefined) {
  if (today === undefined || until === undefined || dayAfter(until, patience) >= today) return undefined
  if (from !== undefined && from > until) return undefined
  const what = pointer === '' ? 'page' : 'block'
  const message = `Nobody has seen this ${what} since ${dayInWords(until)}.`
  const hint =
    pointer === ''
      ? 'Delete the file and write its address into "redirectFrom" of another page, or write another last day.'
      : 'Delete the block, or write another last day.'
  return { place: { pointer: `${pointer}/until`, where }, message, hint }
}

function checkAlways({ map: { entries, routes } }: WholeSite): readonly SiteFound[] {
  const home = routes.get('/')?.[0]
  return entries.flatMap((document) => {
    if (document !== home && document.kind !== 'notFound') return []
    return Object.keys(document.facts.showing).map((field) => {
      const what = document === home ? 'The home page' : 'The not-found page'
      const pointer = `/${field}`
      const message = `${what} is always there, so it cannot have ${quote(field)}.`
      const fix = removeEntry(document.source, pointer, true)
      return { document, place: { pointer, where: 'Page' }, message, fix }
    })
  })
}
