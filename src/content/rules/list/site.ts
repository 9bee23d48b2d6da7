import { error, type Rule, warning } from '../rule.ts'

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
  titleTwice: warning(
    'Every page has its own title',
    'Search results, tabs and bookmarks show the title alone: two pages could not be told apart.',
    'Say in the title what only this page is about.',
  ),
  descriptionTwice: warning(
    'Every page has its own description',
    'Search engines show the description below the title, and readers choose by it.',
    'Say in the description what a reader finds on this page only.',
  ),
  expires: warning(
    'The security contact is valid',
    'The file for reports of security problems has a day on which it runs out. After it, reports may not be sent.',
    'Check that the address for reports still works, then write a day one year ahead.',
  ),
  formAddress: warning(
    'The contact form has an address',
    'Without an address the form cannot send anything. Visitors see the e-mail line instead of the button.',
    'Write the address to which messages are sent into forms.contactAddress of _site.json.',
  ),
  orphan: warning(
    'Links lead to every page',
    'Visitors and search engines find a page by its links. Without one it is as good as missing.',
    'Link to the page from another page or the navigation, or write "index": false when it is not to be found.',
  ),
  assumptionStale: warning(
    'Notes about assumptions point at words that are there',
    'The list for the launch finds the place by its words. A note whose words are gone is skipped without a word.',
    'Write the words as they are in the file now, or remove the note.',
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
