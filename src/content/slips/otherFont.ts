import { quote } from '../../model/words.ts'
import { lacking } from './fonts.gen.ts'
import type { Slip } from './slips.ts'
import type { StyledText } from './styledText.ts'

// A file that was saved in another encoding has U+FFFD in place of its letters, and that is another finding.
const letter = `(?!\\ufffd)${lacking}`
const words = new RegExp(`(?:${letter})+(?:\\p{Z}+(?:${letter})+)*`, 'u')

/** The first words or symbols of a text that the fonts of the site lack, such as Arabic ones. */
export function otherFont({ text, schema: { format } }: StyledText): Slip | undefined {
  if (format !== undefined && format !== 'markdown') return undefined
  const match = words.exec(text)
  if (!match) return undefined
  return {
    code: 'otherFont',
    start: match.index,
    end: match.index + match[0].length,
    message: `The fonts of the site do not have ${quote(match[0])}. Visitors see it in another font of their device, or as an empty box.`,
    hint: 'Write it in Latin letters or in words. A name may stay as it is.',
  }
}
