import { type Found, type LinkWords, noFindings, placeIn } from '../../wording/index.ts'
import { quote } from '../../../model/words.ts'
import { isClosing } from './page.ts'
import { type Rule, type WholePage, warning } from '../rule.ts'

/** Rules for people who hear the links of a page as a list. */
export const linkWordRules = {
  linkText: warning(
    'Links say where they lead',
    'Screen readers list the links of a page without the words around them. A list of "here" and "read more" helps nobody.',
    'Name the page or what the reader does there: "Read the docs", "Book a demo".',
    { link: checkWords },
  ),
  linkSame: warning(
    'The same words lead to the same place',
    'People who choose a link from a list cannot tell two equal ones apart.',
    'Say in the words of each link where it leads.',
    { page: checkSame },
  ),
} satisfies Record<string, Rule>

/** Words that say nothing to those who hear a link alone. */
const empty = new Set(
  'here|click|click here|press here|tap here|this|this link|this page|link|more|read more|learn more|see more|find out more|more information|details|go|continue'.split(
    '|',
  ),
)
const bare = /^(?:https?:\/\/|www\.)\S+$/i
/** How such words end, or an address begins: one test that nearly all links fail. */
const suspect = new RegExp(
  `(?:${[...new Set([...empty].map((words) => words.split(' ').at(-1)))].join('|')})[^\\p{L}\\p{N}]*$|^\\s*(?:https?:|www\\.)`,
  'iu',
)

function checkWords({ words, place }: LinkWords): readonly Found[] {
  if (!suspect.test(words)) return noFindings
  const plainWords = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:/. ]+/gu, '')
    .replace(/\.+$/, '')
    .trim()
  const isBare = bare.test(words.trim())
  if (!isBare && !empty.has(plainWords)) return noFindings
  const message = isBare
    ? 'The text of this link is an address. Screen readers spell it character by character.'
    : `The link ${quote(words)} does not say where it leads.`
  const hint = 'Name the page or what the reader does there, such as "Read the docs" or "Book a demo".'
  return [{ place, message, hint }]
}

function checkSame({ blocks }: WholePage): Found[] {
  const seen = new Map<string, string>()
  const findings: Found[] = []
  const first = blocks.find(isClosing)
  for (const block of blocks) {
    // A second closing call is a finding of its own.
    if (isClosing(block) && block !== first) continue
    for (const { words, href, place } of block.links) {
      const key = words.trim().toLowerCase()
      const other = seen.get(key)
      if (other === undefined) seen.set(key, href)
      else if (other !== href) {
        const message = `${quote(words)} leads to ${quote(href)} here, and to ${quote(other)} further up on this page.`
        const hint = 'Say in the words of each link where it leads.'
        findings.push({ place: placeIn(block, place), message, hint })
      }
    }
  }
  return findings
}
