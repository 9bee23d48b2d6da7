import { applyEdits, createSource, partsOf, type Source } from '../json/index.ts'
import type { Edit, RawFinding } from '../finding/index.ts'
import { joinParagraphs } from '../schema/index.ts'

/**
 * A broken document as it is read: as it will be when its slips are fixed, so that the rest of it can be checked already.
 * What is found in it has offsets of its own text, which `source.back` takes to the file and `source.position` to a line.
 */
export interface Repaired {
  value: unknown
  source: Source
  /** Whether a finding of the rest may only be an echo of a slip that was fixed. */
  isEcho(finding: RawFinding): boolean
  /** What belongs to what is not settled before the brackets are: until then no fix of the rest is certain. */
  isGuess: boolean
}

/** What a bracket belongs to may be a guess; the blocks beside it are none. */
const bracket = /^bracket(?:Missing|Extra)$/

const structure = /^(?:bracket|misplaced|afterEnd|fieldMissing)/

/** Reads a text with the fixes that its findings propose, or as they assume it. Null: that is no JSON. */
export function repair(file: string, text: string, findings: readonly RawFinding[]): Repaired | null {
  const edits: Edit[] = []
  for (const { fix, assumed } of findings) {
    const found = fix?.edits ?? assumed
    if (!found) return null
    edits.push(...found)
  }
  edits.sort((a, b) => a.offset - b.offset)
  let fixed: string
  let value: unknown
  try {
    fixed = applyEdits(text, edits)
    value = joinParagraphs(JSON.parse(fixed))
  } catch {
    return null
  }
  const places = placesOf(edits)
  const source = createSource(file, fixed, {
    written: text,
    back: (offset) => backOf(places, offset),
    isWritten: (start, end) => places.every((place) => end <= place.start || start >= place.end),
  })
  const moved = findings.some(({ code, fix }) => bracket.test(code) && !fix?.certain)
  const isEcho = (finding: RawFinding) =>
    places.some(({ start, end }) => start <= finding.end && end >= finding.start) ||
    (moved && isNear(source, places[0]?.start ?? 0, finding.pointer ?? ''))
  return { value, source, isEcho, isGuess: findings.some(({ code }) => structure.test(code)) }
}

/** Where an edit has left its text, and where that was. */
interface Place {
  start: number
  end: number
  offset: number
  length: number
}

function placesOf(edits: readonly Edit[]): Place[] {
  let shift = 0
  return edits.map(({ offset, length, text }) => {
    const start = offset + shift
    shift += text.length - length
    return { start, end: start + text.length, offset, length }
  })
}

function backOf(places: readonly Place[], at: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const place = places[low - 1]
  if (!place) return at
  return at < place.end ? place.offset : place.offset + place.length + at - place.end
}

/** Whether a finding is not in a block of its own, at least one block away from the place. */
function isNear(source: Source, place: number, pointer: string): boolean {
  const [top, index] = partsOf(pointer)
  if (top !== 'blocks' || index === undefined) return true
  for (let near = Math.max(0, Number(index) - 1); near <= Number(index) + 1; near++) {
    const block = source.node(`/blocks/${near}`)
    if (block && block.offset <= place && block.offset + block.length >= place) return true
  }
  return false
}
