import type { Fault } from './findings.ts'

/** Signs that must not stand in a document, as they are or behind \u. One test of a whole text takes microseconds. */
const suspicious =
  /[\ufeff\ufffd\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|\\u(?:[dD][89a-fA-F]|00[01]|007[fF]|20[026]|[fF][eE]|[fF]{3})/
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
const sign = /\\u([0-9a-fA-F]{4})|\\[^]|[^]/g

/** So many faults, and so many places of one of them, are enough to know. */
const most = { faults: 20, places: 2000 }

/**
 * Faults of the characters themselves: a byte order mark, bytes that were no UTF-8, characters that cannot be seen but
 * change how text runs, halves of characters. A character that one slip has left in many places is one fault.
 */
export function inspectText(text: string): Fault[] {
  if (!suspicious.test(text) && !lone.test(text)) return []
  const faults: Fault[] = []
  /** By their character the faults that have many places; the first one stands in `faults`. */
  const repeated = new Map<number, Fault[]>()
  const repeat = (unit: number, fault: Fault) => {
    const group = repeated.get(unit) ?? []
    repeated.set(unit, group)
    if (group.push(fault) === 1) faults.push(fault)
    return group.length < most.places
  }
  if (text.charCodeAt(0) === 0xfeff) faults.push(byteOrderMark)
  sign.lastIndex = faults.length
  let high: Fault | null = null
  let goesOn = true
  for (let match = sign.exec(text); match && goesOn && faults.length < most.faults; match = sign.exec(text)) {
    const unit = match[1] === undefined ? match[0].charCodeAt(0) : Number.parseInt(match[1], 16)
    if (match[0].length === 2) {
      high = flush(faults, high)
      continue
    }
    const place = { start: match.index, end: match.index + match[0].length }
    if (unit >= 0xdc00 && unit <= 0xdfff) {
      if (!high) faults.push(half(place))
      high = null
      continue
    }
    high = flush(faults, high)
    if (unit >= 0xd800 && unit <= 0xdbff) high = half(place)
    else if (unit === 0xfffd) goesOn = repeat(unit, unreadable(place))
    else if (isHidden(unit) && (match[1] !== undefined || !isSpaceOfJson(unit)))
      goesOn = repeat(unit, hidden(place, unit))
  }
  flush(faults, high)
  const groups = new Map([...repeated.values()].map((group) => [group[0], group]))
  return faults.map((fault) => joined(groups.get(fault) ?? [fault]))
}

/** One fault with the places of all; only the first is shown. */
function joined([first, ...others]: readonly Fault[]): Fault {
  if (!first || others.length === 0) return first ?? byteOrderMark
  const edits = [first, ...others].flatMap(({ fix }) => fix?.edits ?? [])
  return {
    ...first,
    message: `${first.message} There ${others.length === 1 ? 'is one more' : `are ${others.length} more`} below.`,
    ...(first.fix && { fix: { ...first.fix, edits } }),
    others,
  }
}

function flush(faults: Fault[], fault: Fault | null): null {
  if (fault) faults.push(fault)
  return null
}

const isSpaceOfJson = (unit: number) => unit === 9 || unit === 10 || unit === 13

/** Escaped line breaks and tabs are ordinary text, the other controls and the signs of direction are not. */
function isHidden(unit: number): boolean {
  if (unit < 0x20) return !isSpaceOfJson(unit)
  return (
    unit === 0x7f ||
    unit === 0x200b ||
    unit === 0x200e ||
    unit === 0x200f ||
    (unit >= 0x202a && unit <= 0x202e) ||
    (unit >= 0x2060 && unit <= 0x2064) ||
    (unit >= 0x2066 && unit <= 0x2069) ||
    unit === 0xfeff
  )
}

interface Place {
  start: number
  end: number
}

const remove = ({ start, end }: Place, title: string) => ({
  title,
  certain: true,
  edits: [{ offset: start, length: end - start, text: '' }],
})

const byteOrderMark: Fault = {
  code: 'byteOrderMark',
  start: 0,
  end: 1,
  message: 'The file begins with a hidden sign, the byte order mark. Save it as "UTF-8" without it.',
  fix: remove({ start: 0, end: 1 }, 'Remove the hidden sign'),
}

const hidden = (place: Place, unit: number): Fault => ({
  code: 'hiddenCharacter',
  ...place,
  message: `A character that cannot be seen is here (U+${unit.toString(16).toUpperCase().padStart(4, '0')}). Remove it.`,
  fix: remove(place, 'Remove the hidden character'),
})

const half = (place: Place): Fault => ({
  code: 'encoding',
  ...place,
  message: 'Half a character stands here, perhaps a cut emoji. Write the character again, or remove it.',
})

const unreadable = (place: Place): Fault => ({
  code: 'encoding',
  ...place,
  message:
    'A character here could not be read, because the file was not saved as UTF-8. Save it as UTF-8, and write the character again.',
})
