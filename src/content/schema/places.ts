import { documentSchemas } from './catalogue.ts'
import type { RawFinding } from '../finding/index.ts'
import { applyEdits, looseValue, partsOf, pathAt } from '../json/index.ts'
import { blockName } from './shape.ts'

type Kind = 'page' | 'site' | 'shared'

/** Longer documents are rare, and finding a place in a text that is no JSON means to read all of it. */
const longest = 200_000
const most = 20

const ofBracket = /^bracket(?:Missing|Wrong)$/

/** The part of a document that holds a pointer, in the words of editors: "Hero, 1st block", "Navigation". */
export function placeName(kind: Kind, pointer: string, typeOf: (index: number) => unknown): string {
  const schema = documentSchemas[kind]
  const [top, index] = partsOf(pointer)
  // In a text that is no JSON a field may be where a block is expected.
  if (top === 'blocks' && index !== undefined && /^\d+$/.test(index)) {
    const type = typeOf(Number(index))
    return blockName(typeof type === 'string' ? type : '', Number(index))
  }
  const field =
    top !== undefined && schema.properties && Object.hasOwn(schema.properties, top) ? schema.properties[top] : undefined
  const isPart = kind === 'site' && (field?.type === 'object' || field?.type === 'array')
  return (isPart ? field?.title : schema.title) ?? ''
}

/**
 * The same findings of a text that is no JSON, each with the part of the document in which it is. What is wrong before a
 * finding is read as it was meant: where a comma is missing between two blocks, the ones behind it are counted all the same.
 */
export function locate(kind: Kind, text: string, findings: readonly RawFinding[]): RawFinding[] {
  if (text.length > longest) return [...findings]
  return findings.map((finding, number) => {
    if (number >= most || finding.where !== undefined || /^(?:emptyFile|too)/.test(finding.code)) return finding
    const others = findings.filter((one) => one !== finding)
    const meant = meantBefore(text, finding.start, others)
    const path = pathAt(meant, finding.start + meant.length - text.length)
    // Of a block that lacks its own bracket the type is known once it has it.
    const whole = () => (ofBracket.test(finding.code) ? meantBefore(text, text.length, findings) : '')
    const typeOf = (index: number) => {
      const type = ['blocks', index, 'type']
      return looseValue(meant, type) ?? looseValue(whole(), type)
    }
    return { ...finding, where: placeName(kind, path.map((part) => `/${part}`).join(''), typeOf) }
  })
}

/** The text as it was meant before an offset. */
function meantBefore(text: string, end: number, findings: readonly RawFinding[]): string {
  const edits = findings.flatMap(({ fix, assumed }) => fix?.edits ?? assumed ?? [])
  try {
    return applyEdits(
      text,
      edits.filter(({ offset, length }) => offset + length <= end),
    )
  } catch {
    // Two of the fixes want to change the same characters.
    return text
  }
}
