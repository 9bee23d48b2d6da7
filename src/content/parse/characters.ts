import type { RawFinding } from '../finding/index.ts'

/** Characters that nobody sees: controls, directions, soft hyphens, spaces of no width, separators of lines. */
const unseen =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff\\ufff9-\\ufffb'
const hiddenCharacter = new RegExp(`[${unseen}]`)
/** The same, unreadable characters, and what may stand for them after \u. One test of a whole text takes microseconds. */
const suspicious = new RegExp(
  `[\\ufffd${unseen}]|\\\\u(?:[dD][89a-fA-F]|00[01789aA]|061[cC]|180[eE]|20[026]|[fF][eE]|[fF]{3})`,
)
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
const characterOrEscape = /\\u([0-9a-fA-F]{4})|\\[^]|[^]/g

/** So many findings, and so many places of one of them, are enough to know. */
const most = { findings: 20, places: 2000 }

/**
 * Findings of the characters themselves: a byte order mark, bytes that were no UTF-8, characters that cannot be seen but
 * change how text runs, halves of characters. A character that one slip has left in many places is one finding.
 */
export function inspectText(text: string): RawFinding[] {
  if (!suspicious.test(text) && !lone.test(text)) return []
  const findings: RawFinding[] = []
  /** By their character the findings that have many places; the first one is in `findings`. */
  const repeated = new Map<number, RawFinding[]>()
  const repeat = (unit: number, finding: RawFinding) => {
    const group = repeated.get(unit) ?? []
    repeated.set(unit, group)
    if (group.push(finding) === 1) findings.push(finding)
    return group.length < most.places
  }
  if (text.charCodeAt(0) === 0xfeff) findings.push(byteOrderMark)
  characterOrEscape.lastIndex = findings.length
  let high: RawFinding | null = null
  let goesOn = true
  for (
    let match = characterOrEscape.exec(text);
    match && goesOn && findings.length < most.findings;
    match = characterOrEscape.exec(text)
  ) {
    const unit = match[1] === undefined ? match[0].charCodeAt(0) : Number.parseInt(match[1], 16)
    if (match[0].length === 2) {
      high = flush(findings, high)
      continue
    }
    const place = { start: match.index, end: match.index + match[0].length }
    if (unit >= 0xdc00 && unit <= 0xdfff) {
      if (!high) findings.push(half(place))
      high = null
      continue
    }
    high = flush(findings, high)
    if (unit >= 0xd800 && unit <= 0xdbff) high = half(place)
    else if (unit === 0xfffd) goesOn = repeat(unit, unreadable(place))
    else if (isHidden(unit) && (match[1] !== undefined || !isSpaceOfJson(unit)))
      goesOn = repeat(unit, hidden(place, unit))
  }
  flush(findings, high)
  const groups = new Map([...repeated.values()].map((group) => [group[0], group]))
  return findings.map((finding) => joined(groups.get(finding) ?? [finding]))
}

/** One finding with the places of all; only the first is shown. */
function joined([first, ...others]: readonly RawFinding[]): RawFinding {
  if (!first || others.length === 0) return first ?? byteOrderMark
  const edits = [first, ...others].flatMap(({ fix }) => fix?.edits ?? [])
  return {
    ...first,
    message: `${first.message} There ${others.length === 1 ? 'is one more' : `are ${others.length} more`} below.`,
    ...(first.fix && { fix: { ...first.fix, edits } }),
    others,
  }
}

function flush(findings: RawFinding[], finding: RawFinding | null): null {
  if (finding) findings.push(finding)
  return null
}

const isSpaceOfJson = (unit: number) => unit === 9 || unit === 10 || unit === 13

/** Escaped line breaks and tabs are ordinary text, the other controls and the characters of direction are not. */
const isHidden = (unit: number) => !isSpaceOfJson(unit) && hiddenCharacter.test(String.fromCharCode(unit))

interface Place {
  start: number
  end: number
}

const replace = ({ start, end }: Place, text: string, title: string) => ({
  title,
  certain: true,
  edits: [{ offset: start, length: end - start, text }],
})

const byteOrderMark: RawFinding = {
  code: 'byteOrderMark',
  start: 0,
  end: 1,
  message: 'The file begins with a hidden character, the byte order mark. Save it as "UTF-8" without it.',
  fix: replace({ start: 0, end: 1 }, '', 'Remove the hidden character'),
}

function hidden(place: Place, unit: number): RawFinding {
  const text = meantBy(unit)
  const code = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`
  const advice = text === '' ? 'Remove it.' : text === ' ' ? 'Write a space.' : `Write ${text} in its place.`
  const title = text === '' ? 'Remove the hidden character' : text === ' ' ? 'Write a space' : `Write ${text}`
  const message = `A character that cannot be seen is here (${code}). ${advice}`
  return { code: 'hiddenCharacter', ...place, message, fix: replace(place, text, title) }
}

/** What Windows has from 0x80 on; a space where it has nothing. Its single quotes are plain here, as everywhere. */
const windows = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ''“”•–—˜™š›œ žŸ"

/** What to write in its place: programs of Windows leave quotes and dashes there, others their own line breaks. */
function meantBy(unit: number): string {
  if (unit === 0x2028 || unit === 0x2029) return ' '
  if (unit < 0x80 || unit > 0x9f) return ''
  const character = windows.charAt(unit - 0x80)
  return character === ' ' ? '' : character
}

const half = (place: Place): RawFinding => ({
  code: 'encoding',
  ...place,
  message: 'There is half a character here, perhaps part of an emoji. Write the character again, or remove it.',
})

const unreadable = (place: Place): RawFinding => ({
  code: 'encoding',
  ...place,
  message:
    'A character here could not be read, because the file was not saved as UTF-8. Save it as UTF-8, and write the character again.',
})
