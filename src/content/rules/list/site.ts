import { noFindings } from '../../wording/index.ts'
import { quote } from '../../../model/words.ts'
import { assumptionsOf } from '../assumptions.ts'
import { checkCopies } from '../copies.ts'
import { error, type Rule, type SiteFound, warning, type WholeSite } from '../rule.ts'

/** Rules of the site as a whole: the files that it needs, and what has to be there on each page once. */
export const siteRules = {
  noPages: error(
    'The site has pages',
    'Without a page there is nothing to publish.',
    'Write the home page, index.json, or name the right folder with --pages.',
  ),
  siteMissing: error(
    'The site has its document',
    '_site.json holds the brand, the links, the navigation and the footer of every page.',
    'Take the file back from the history of the files.',
  ),
  notFoundMissing: error(
    'The site has a page for addresses that do not exist',
    'Visitors who mistype an address would see a bare message of the server.',
    'Write _404.json, a page with one block that says that there is no such page.',
  ),
  homeMissing: warning(
    'The site has a home page',
    'Visitors who type the name of the site would find nothing.',
    'Write index.json.',
  ),
  expires: warning(
    'The security contact is valid',
    'The file for reports of security problems has a day on which it runs out. After it, reports may not be sent.',
    'Check that the address for reports still works, then write a day one year ahead.',
    { site: checkExpiry },
  ),
  formAddress: warning(
    'The contact form has an address',
    'Without an address the form cannot send anything. Visitors see the e-mail line instead of the button.',
    'Write the address to which messages are sent into forms.contactAddress of _site.json.',
    {
      site({ map: { site } }) {
        if (site?.tokens.get('forms.contactAddress') !== '') return noFindings
        const message = 'The contact form has no address, so it shows the e-mail line instead of its button.'
        const hint = 'Write the address to which messages are sent, such as "https://forms.brightrail.example/contact".'
        return [{ document: site, place: { pointer: '/forms/contactAddress', where: 'Site' }, message, hint }]
      },
    },
  ),
  orphan: warning(
    'Links lead to every page',
    'Visitors and search engines find a page by its links. Without one it is as good as missing.',
    'Link to the page from another page or the navigation, or write "index": false when it is not to be found.',
    { site: checkOrphans },
  ),
  copied: warning(
    'Every story has its own words',
    'A page that began as a copy of another one keeps some of its words. Visitors would read the figures or a quote of another company.',
    'Write the words of this page in their place.',
    { site: checkCopies },
  ),
  assumptionStale: warning(
    'Notes about assumptions point at words that are there',
    'The list for the launch finds the place by its words. A note whose words are gone is skipped without a word.',
    'Write the words as they are in the file now, or remove the note.',
    { site: checkAssumptions },
  ),
  silenceUnknown: error(
    'Silenced rules exist',
    'A slip in the name of the rule silences nothing, and nobody would notice.',
    'Correct the name. It is the code that the finding shows.',
  ),
  silenceRefused: error(
    'Only judgements can be silenced',
    'This rule watches over something without which the page is broken for visitors.',
    'Fix what the rule found, and remove the entry.',
  ),
  silenceUnused: {
    ...warning(
      'Silenced rules still find something',
      'An entry that is no longer needed would hide the next mistake of its kind.',
      'Remove the entry.',
    ),
    silenceable: false,
  },
} satisfies Record<string, Rule>

const warnDays = 30

function checkExpiry({ map: { site }, today }: WholeSite): readonly SiteFound[] {
  const day = site?.tokens.get('securityExpires')
  const left = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000
  if (!site || Number.isNaN(left) || left > warnDays) return noFindings
  const message = left < 0 ? `The security contact ran out on ${day}.` : `The security contact runs out on ${day}.`
  const hint = 'Check that the address for reports still works. Then renew it: write a day one year ahead.'
  return [{ document: site, place: { pointer: '/securityExpires', where: 'Site' }, message, hint }]
}

/** Pages to which no link leads. The home page needs none, and a page that is kept out of search engines is not offered. */
function checkOrphans({ map, index: { leads } }: WholeSite): readonly SiteFound[] {
  // What a document with errors leads to is unknown.
  const isKnown = !map.unsure && map.site?.sound && [...map.shared.values()].every(({ sound }) => sound)
  if (!isKnown) return noFindings
  return [...map.routes].flatMap(([route, [document]]): SiteFound[] => {
    if (route === '/' || document === map.home || !document.facts.indexed || !map.isShown(document)) return []
    const isLed = leads
      .get(route)
      ?.some(
        (other) => other.kind === 'site' || map.shownOn(other).some((page) => page !== document && map.isShown(page)),
      )
    if (isLed) return []
    const message = `No link leads to this page, ${route}. Visitors find it only when they know its address.`
    const hint =
      'Link to it from another page, the navigation or the footer. Is it for people who have its address only? Then write "index": false, and search engines leave it out.'
    return [{ document, place: { pointer: '/title', where: 'Page' }, message, hint }]
  })
}

/** A note about words that are nowhere any more. */
function checkAssumptions({ map }: WholeSite): readonly SiteFound[] {
  const { site } = map
  if (!site?.sound) return noFindings
  return assumptionsOf(site).flatMap(({ file, find }, index): SiteFound[] => {
    const document = map.get(file)
    if (document?.source.text.includes(find)) return []
    const message = document
      ? `${quote(find)} is nowhere in ${document.source.file}. Correct the words, or remove this note.`
      : `There is no file ${quote(file)}. Correct the name, or remove this note.`
    const pointer = `/assumptions/${index}/${document ? 'find' : 'file'}`
    return [{ document: site, place: { pointer, where: 'Site' }, message }]
  })
}
