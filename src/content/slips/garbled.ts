/** What Windows has from 0x80 on; bytes that it does not use are their own character. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = new Map([...windows].map((character, index) => [character, 0x80 + index]))
for (let unit = 0xa0; unit < 0x100; unit++) byteOf.set(String.fromCharCode(unit), unit)

/** The first byte of a character in UTF-8 and those that may follow it, as Windows shows them. */
const follow = `[\\u0080-\\u00bf${windows}]`
const pieces = new RegExp(`[ÂÃÄÅËÎÏÐÑØÙ]${follow}|[àáâãäåæçèéêëìíîï]${follow}{2}|ð${follow}{3}`, 'g')
const decoder = new TextDecoder('utf-8', { fatal: true })

/** One character of UTF-8 whose bytes were read as if they were characters of Windows; undefined when it is no such one. */
function decoded(piece: string): string | undefined {
  const bytes = Uint8Array.from(piece, (character) => byteOf.get(character) ?? 0)
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether a text holds characters in pieces, such as â€™ for ’ or Ã© for é. */
export const isGarbled = (text: string): boolean =>
  (text.match(pieces) ?? []).some((piece) => decoded(piece) !== undefined)

/** The text with those characters put together; of a space of no width nothing is left. */
export const ungarbled = (text: string): string =>
  text.replace(pieces, (piece) =>
    (decoded(piece) ?? piece)
      .replace('\u00a0', ' ')
      .replace(/^[‘’]$/, "'")
      .replace(/^[“”]$/, '"'),
  )
