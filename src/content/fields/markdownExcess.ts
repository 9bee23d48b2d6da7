// What nobody writes, and what takes the parser a time that grows with the square of its length.
const tooNested = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){5,}/m
const tooManyMarks = /[[\]*_`<!&]{60,}|(?:\[[^[\]\n]{0,2}){60,}/
const mostMarks = 2000

/** The first place where a text is formatted beyond reason. */
export function findExcess(text: string): { start: number; end: number } | null {
  const match = tooNested.exec(text) ?? tooManyMarks.exec(text)
  if (match) return { start: match.index, end: match.index + match[0].length }
  let start = 0
  for (const paragraph of text.split('\n\n')) {
    let marks = 0
    for (let at = 0; at < paragraph.length; at++) {
      const unit = paragraph.charCodeAt(at)
      if ((unit === 0x2a || unit === 0x5f || unit === 0x5b) && ++marks > mostMarks) return { start, end: start + at }
    }
    start += paragraph.length + 2
  }
  return null
}
