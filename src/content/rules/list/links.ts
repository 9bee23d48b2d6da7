import { error, type Rule, warning } from '../rule.ts'

/** Rules of what leads from one place to another: links, anchors, tabs, addresses, shared blocks, tokens. */
export const linkRules = {
  link: error(
    'Addresses are safe and complete',
    'An address that is not complete leads nowhere, and some kinds of addresses can harm visitors.',
    'Write /page for a page of this site, or the whole address with https:, mailto: or tel:.',
  ),
  path: error(
    'Earlier addresses are paths of this site',
    'Only an address on this site can be led on to a new page.',
    'Write the path that the page had before, such as "/payouts".',
  ),
  linkPage: error(
    'Links lead to pages that exist',
    'Visitors who follow the link would see the page for unknown addresses.',
    'Correct the address, or make the page.',
  ),
  linkOwnSite: warning(
    'Pages of this site are linked by their path',
    'With the whole address the browser loads everything anew, and the link breaks when the site gets another address.',
    'Write the path alone, such as /payout.',
  ),
  linkAnchor: error(
    'Links lead to places that exist',
    'The page would open at its top, and visitors would not find what the link promised.',
    'Use one of the places that the hint lists, or give the block there an "id".',
  ),
  linkTab: error(
    'Links open tabs that exist',
    'The page would open with another tab than the link promised.',
    'Use one of the tabs that the hint lists.',
  ),
  anchorTwice: error(
    'Anchors are unique on a page',
    'A link to this place can lead to one of the two only.',
    'Give one of the two another "id".',
  ),
  tabTwice: error(
    'The values of tabs are unique',
    'A link to this tab can open one of the two only.',
    'Give one of the two another value.',
  ),
  routeTwice: error(
    'An address belongs to one file',
    'Two files for one address: nobody can say which of them visitors would see.',
    'Put what is worth keeping into one file and delete the other.',
  ),
  redirectTaken: error(
    'An earlier address is free',
    'An address cannot show a page and lead to another one at the same time.',
    'Remove the earlier address here, or rename the page that has it.',
  ),
  redirectTwice: error(
    'An earlier address belongs to one page',
    'An old address can lead to one page only.',
    'Remove it from one of the two pages.',
  ),
  sharedUnknown: error(
    'Shared blocks exist',
    'The place of the shared blocks would stay empty.',
    'Correct the name, or write the file in the folder _shared.',
  ),
  toneUnused: warning(
    'A chosen background is seen somewhere',
    'Among these shared blocks none has a background that a page can choose, so the page looks the same without it.',
    'Remove "tone", or use shared blocks with a banner.',
  ),
  sharedUnused: warning(
    'Shared blocks are used',
    'A file that no page uses is kept up to date for nobody.',
    'Use the blocks on a page, or delete the file.',
  ),
  serviceUnknown: error(
    'Pages use only services that _site.json names',
    'A script of another site can read and change everything on the page, and a form hands over what visitors write.',
    'Remove the field to use the service of the site, or write the other one into "services" of _site.json.',
  ),
  tokenForm: error(
    'A single { begins a token',
    'Readers would see a brace that means nothing to them.',
    'Write {{ where a brace is meant, or complete the token: {brand}.',
  ),
  tokenUnknown: error(
    'Tokens are defined in _site.json',
    'Readers would see the name of the token instead of its value.',
    'Correct the name, or add the value to _site.json.',
  ),
  tokenNested: error(
    'The value of a token uses no other token',
    'A value that is made of other values is hard to follow, and two could refer to each other without end.',
    'Write the words themselves.',
  ),
} satisfies Record<string, Rule>
