import { replaceTokens } from '../../fields/index.ts'
import { type Found, type PhraseFinder, phraseFinder, type Phrases, placeOf, type Text } from '../../wording/index.ts'
import { quote } from '../../../model/words.ts'
import { judgement, type Rule, type Search, type Style } from '../rule.ts'

/** The list, as people find it in its file and in the studio. */
const listIn = (file: string) => `"Words that we do not use" ("phrases") in ${file} (in the studio: Whole site)`

/** Rules of words that the site's document rules out. */
export const phraseRules = {
  phrase: judgement(
    'Words that the company has ruled out are not used on this site',
    `Some words promise what nobody can keep, claim what nobody has proved, or say nothing. The list is ${listIn('pages/_site.json')}.`,
    `Write what the hint says instead. If the word is right in this place, add the words around it to "allow" in that list. If the reason is gone, such as when the company now offers it, take the word out of the list.`,
    {
      wanted: ({ phrases }) => phrases,
      suspects: (file, style) =>
        linesWithTokens(file).some((line) => finderOf(style)(replaceTokens(line, style.tokens)).length > 0),
      search: checkPhrases,
    },
  ),
} satisfies Record<string, Rule>

const finders = new WeakMap<Style, PhraseFinder<Phrases>>()

function finderOf(style: Style): PhraseFinder<Phrases> {
  const find = finders.get(style) ?? phraseFinder(style.phrases)
  finders.set(style, find)
  return find
}

/** Where a link in running text leads: nobody reads it. */
const addressInText = /(?<=\])\([^()\s]*\)/g

/** The words that are out in a text whose tokens are replaced, with the reason. One finding for one reason. */
function checkPhrases(found: Text, { style }: Search): Found[] {
  const { text } = found
  const whole = replaceTokens(text, style.tokens)
  const place = placeOf(found)
  const seen = new Set<Phrases>()
  const addresses = [...whole.matchAll(addressInText)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }))
  return finderOf(style)(whole).flatMap(({ phrases, start, end }): Found[] => {
    if (seen.has(phrases) || addresses.some(({ from, to }) => from <= start && end <= to)) return []
    seen.add(phrases)
    const at = whole === text ? { ...place, start, end } : place
    const message = `${quote(whole.slice(start, end))} is not used on this site. ${phrases.why}`
    return [{ place: at, message, hint: hintFor(phrases, nameAround(whole, start, end), style.file) }]
  })
}

/** What to write instead, and what to do where the list is wrong: the name of a company is no claim of ours. */
function hintFor({ instead, words, allow }: Phrases, name: string | undefined, file: string): string {
  const ways = `${instead} If this has changed, take the word out of the list ${listIn(file)}.`
  if (name === undefined) return ways
  const group = `the line "words": [${words.map(quote).join(', ')}]`
  const what =
    allow === undefined
      ? `write this line below ${group}: "allow": [${quote(name)}],`
      : `add ${quote(name)} to "allow" below ${group}.`
  return `${ways} Is ${quote(name)} the name of a company? Then ${what}`
}

/** The words with a capital of which these are a part, such as "Zuba Bank"; undefined: they have no neighbour like that. */
function nameAround(text: string, start: number, end: number): string | undefined {
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return undefined
  const before = /(?:\p{Lu}[\p{L}\p{M}\p{N}'’-]* )*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^(?: \p{Lu}[\p{L}\p{M}\p{N}'’-]*)*/u.exec(text.slice(end))?.[0] ?? ''
  return before === '' && after === '' ? undefined : before + text.slice(start, end) + after
}

/** The lines of a file in which tokens are: no text runs over several lines. */
function linesWithTokens(text: string): string[] {
  const lines: string[] = []
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    if (!/[A-Za-z]/.test(text.charAt(at + 1))) continue
    const end = text.indexOf('\n', at)
    const start = text.lastIndexOf('\n', at) + 1
    lines.push(text.slice(start, end < 0 ? text.length : end))
    if (end < 0) break
    at = end
  }
  return lines
}
