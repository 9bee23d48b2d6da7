import { wordsOf } from '../../src/content/scaffold/index.ts'
import { upper } from '../../src/model/words.ts'

/** priceTable */
export function camelCase(name: string): string {
  const [first = '', ...rest] = wordsOf(name)
  return [first.replace(/^\d+/, ''), ...rest.map(upper)].join('')
}

/** Words that JavaScript keeps for itself, and names that every object or every block has already. */
const reserved = new Set([
  ...'await break case catch class const continue debugger default delete do else enum export extends false finally for function'.split(
    ' ',
  ),
  ...'if implements import in instanceof interface let new null package private protected public return static super switch'.split(
    ' ',
  ),
  ...'this throw true try typeof undefined var void while with yield async type id shared index block css'.split(' '),
  ...Object.getOwnPropertyNames(Object.prototype),
])

/** What is wrong with the name of a new block or shared document, and one that would do; `null` when it is fine. */
export function blockNameFinding(name: string, taken: Iterable<string>): { message: string; better: string } | null {
  const better = camelCase(name)
  if (!/^[a-z][a-zA-Z0-9]{2,39}$/.test(name)) {
    const message = `${JSON.stringify(name)} is not a name for it: use 3 to 40 letters and digits, a small letter first, and a capital letter for each further word.`
    return { message, better: better === name || better.length < 3 ? '' : better.slice(0, 40) }
  }
  if (reserved.has(name)) return { message: `The name "${name}" has another meaning already.`, better: `${name}Block` }
  // Some systems do not tell capital letters in file names apart.
  const twin = [...taken].find((other) => other.toLowerCase() === name.toLowerCase())
  return twin === undefined ? null : { message: `"${twin}" exists already, and nothing is overwritten.`, better: '' }
}
