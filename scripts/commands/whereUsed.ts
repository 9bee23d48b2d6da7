import { parseWords } from '../lib/options.ts'
import { findLines } from '../refactor/find.ts'
import { readSite } from '../refactor/site.ts'

const help = `npm run where-used -- WHAT [options]    lists every place of the content that uses something
  npm run where-used pages/payout.json            links to a page
  npm run where-used /payout                      which file that is, and links to it (or the address in your browser)
  npm run where-used pages/payout.json#tabs       links to a place on it
  npm run where-used pages/_shared/closing.json   pages that show shared blocks
  npm run where-used {links.signUp}               places of a token
  npm run where-used homeHero                     places of a drawing, or kredapay of a drawn mark
  npm run where-used team.jpg                     places of a picture, those where it is a mark too
  npm run where-used hero                         blocks of a type
  npm run where-used "30%"                        texts and drawings that contain these words, if nothing has that name
  --words          look for the words in any case: npm run where-used -- payout --words
  --pages DIR      the folder of the documents (pages)`

/** Lists uses. Exit code 0, also when there are none; 2: there is no such thing, and no text contains it. */
export async function main(args: string[]): Promise<number> {
  const parsed = parseWords(args, { pages: 'text', words: 'flag' }, help, { least: 1, most: 1 })
  if (!parsed) return 0
  const [word = ''] = parsed.words
  const site = readSite(parsed.options.pages ?? 'pages')
  for (const line of findLines(site, word, parsed.options.words)) console.log(line)
  return 0
}
