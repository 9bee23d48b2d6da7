import type { Cut } from '../../src/drawings/kit/drawing.ts'
import { firstCharacters } from './faces.ts'
import { measureText, plainWords, textAsPath } from './outline.ts'
import { shorten } from './shorten.ts'

/**
 * The file of a cut that lives: its layers as they are in a page, in one picture. Its texts are words in the faces of the
 * page, because outlines need three times the bytes; where a word has a character that would bring another file of the font to
 * the page, it is outlined all the same. Null where nothing in the cut moves.
 * @param name the cut; its ids begin with it, as a page may show several drawings
 */
export function livingFile(name: string, cut: Cut): string | null {
  const layers = cut.living()
  if (!layers) return null
  const prefix = name.replace(/\W/g, '-')
  const own = layers
    .join('')
    .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (text, attributes: string, words: string) =>
      isCommon(words) ? text : (signApart(attributes, words) ?? textAsPath(attributes, words)),
    )
    .replace(/ id="/g, `$&${prefix}-`)
    .replace(/url\(#/g, `$&${prefix}-`)
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg">${withoutCommon(own)}</svg>`, 1, false)
}

/** A minus sign as an outline, with its figures as words: they are most of the bytes. Null for all other words. */
function signApart(attributes: string, words: string): string | null {
  const figures = words.slice(1)
  if (!words.startsWith('−') || !isCommon(figures) || !attributes.includes('text-anchor="end"')) return null
  const { left } = measureText(attributes, figures)
  return textAsPath(attributes.replace(/\bx="[^"]*"/, `x="${left}"`), '−') + `<text ${attributes}>${figures}</text>`
}

const isCommon = (words: string) => [...plainWords(words)].every((letter) => firstCharacters.test(letter))

/** What nearly all parts have is in the rules of the page (src/theme/living.ts). */
function withoutCommon(svg: string): string {
  return (
    svg
      .replace(/ (?:font-weight="500"|stroke-linejoin="round")/g, '')
      .replace(/(<svg[^>]*?) fill="[^"]*"/g, '$1')
      .replace(/ fill="none"(?=[^>]* stroke-linecap=)/g, '')
      .replace(/(<path class="ln[^>]*?) fill="none"/g, '$1')
      // Looks first: what several texts share is then one run of letters, up to where they are.
      .replace(/<text( x="[^"]*" y="[^"]*")([^>]*)>/g, '<text$2$1>')
  )
}
