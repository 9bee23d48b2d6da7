import { error, type Rule, warning } from './rule.ts'

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
    'Write _404.json, a page with one block of the type "notFound".',
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
} satisfies Record<string, Rule>
