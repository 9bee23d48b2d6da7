import { bytesOf } from '../json/index.ts'
import { classOf, space } from './characters.ts'

/** The classes of ASCII in five bits: 0 for a gap, the letters, all others alike. */
const bits = 5
const kindOf = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = classOf(unit)
  return character === space ? 0 : character >= 97 ? character - 96 : 27
})

/**
 * Finds the words of a text that begin like one of these phrases, by four characters: that tells nearly all of them apart, and
 * costs a third of looking each word up. A backslash hides the character after it. Texts with characters that are not ASCII are
 * not looked at: the answer is null.
 */
export function wordStarts(phrases: readonly string[]): (text: string) => number[] | null {
  const [firstThree, nextThree] = [new Uint8Array(1 << (3 * bits)), new Uint8Array(1 << (3 * bits))]
  for (const phrase of phrases) {
    const kinds = Array.from(phrase, (character) => kindOf[character.charCodeAt(0)] ?? 0)
    const [first = 0, second = 0, third = 0, fourth = 0] = kinds
    firstThree[placeOf(first, second, third)] = 1
    nextThree[placeOf(second, third, fourth)] = 1
  }
  // A local name, because this runs for every character of every document.
  const kinds = kindOf
  return (text) => {
    const { buffer, length, isAscii } = bytesOf(text)
    if (!isAscii) return null
    const found: number[] = []
    let at = 0
    while (at < length) {
      const character = buffer[at] ?? 0
      const first = kinds[character] ?? 0
      if (first === 0) {
        at += character === 0x5c ? 2 : 1
        continue
      }
      const second = kinds[buffer[at + 1] ?? 0] ?? 0
      const third = kinds[buffer[at + 2] ?? 0] ?? 0
      if (firstThree[placeOf(first, second, third)] === 1)
        if (nextThree[placeOf(second, third, kinds[buffer[at + 3] ?? 0] ?? 0)] === 1) found.push(at)
      do at++
      while (kinds[buffer[at] ?? 0] !== 0)
    }
    return found
  }
}

/** Several gaps count as one. */
const placeOf = (first: number, second: number, third: number) =>
  first === 0 ? 0 : (first << (2 * bits)) | (second << bits) | (second === 0 ? 0 : third)
