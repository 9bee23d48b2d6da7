/** Points after these, and after single letters, are no ends of sentences. */
const abbreviations = 'e.g i.e etc no nos mr mrs ms dr st ltd inc co vs approx art sec pp'.split(' ')
/** How long the longest of them is, in characters. */
export const longestAbbreviation = Math.max(...abbreviations.map(({ length }) => length))
/** Whether a text up to a point ends with an abbreviation. */
export const endsShort = (text: string): boolean => abbreviation.test(text)

const abbreviation = new RegExp(`\\b(?:${abbreviations.join('|').replaceAll('.', '\\.')}|\\p{L})$`, 'iu')
