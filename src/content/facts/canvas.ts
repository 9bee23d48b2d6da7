import type { Place } from './types.ts'
import type { Fix, RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { type CanvasRule, canvasOf, isMadeFor, layoutErrors, type Part, type Shape } from '../schema/index.ts'
import { either, quote } from '../../model/words.ts'

/** So many drawings are named. */
const mostNamed = 5

/** The kinds of all drawings of the site, by their names; undefined: it says nothing of its kind. */
type Kinds = ReadonlyMap<string, string | undefined>

/** Checks the drawings of a document, part by part. */
export class CanvasReader {
  /** The block whose drawings are read. */
  part: Part | undefined
  #kinds: Kinds | undefined
  readonly #source: Source
  readonly #shape: Shape
  readonly #drawings: object
  readonly #findings: RawFinding[]

  constructor(source: Source, shape: Shape, drawings: object, findings: RawFinding[]) {
    this.#source = source
    this.#shape = shape
    this.#drawings = drawings
    this.#findings = findings
  }

  /**
   * Reads the name of a drawing, in a block of the right shape: else its layout may be the mistake.
   * @param rule the keyword `canvas` of its field
   */
  read(name: unknown, rule: CanvasRule, pointer: string): void {
    const { part } = this
    if (!part || typeof name !== 'string' || !this.#shape.blocks[Number(part.pointer.slice('/blocks/'.length))]) return
    this.#kinds ??= new Map(
      Object.entries(this.#drawings).map(([one, { kind }]: [string, { kind?: string }]) => [one, kind]),
    )
    const found = canvasFinding(this.#source, this.#kinds, name, rule, part, { pointer, where: part.where })
    if (found) this.#findings.push(found)
  }
}

/**
 * What is wrong with a drawing that its block lays out in another way than it is made for: it would lose its edges, be
 * magnified, or lie under words. Null: nothing is.
 * @param rule the keyword `canvas` of its field
 * @param part the block around it
 * @param place where its name is
 */
function canvasFinding(
  source: Source,
  kinds: Kinds,
  name: string,
  rule: CanvasRule,
  part: Part,
  place: Place,
): RawFinding | null {
  const wanted = canvasOf(rule, part.schema ?? {}, part.value)
  const kind = kinds.get(name)
  if (isMadeFor(kind, wanted)) return null
  const made = [...kinds].filter(([, one]) => isMadeFor(one, wanted)).map(([one]) => quote(one))
  const more = made.length > mostNamed ? ', among others,' : ''
  const are =
    made.length === 0
      ? 'There is none for it.'
      : `Made for it ${made.length === 1 ? 'is' : 'are'}${more} ${either(made.slice(0, mostNamed), 'and')}.`
  const other = otherChoice(rule, kind, part)
  const hint = other ? `${are} Or choose ${other.words}, which shows this one well.` : are
  const fix = other && chosen(source, part.pointer, other)
  const message = `The drawing ${quote(name)} is not made for this place.`
  return { code: 'drawingCanvas', ...place, ...source.valueRange(place.pointer), message, hint, fix }
}

/** A value of the field that decides, with its words. */
interface Choice {
  field: string
  value: string
  words: string
}

/** What to choose so that a drawing of this kind is shown well, and all else as well. */
function otherChoice(
  rule: CanvasRule,
  kind: string | undefined,
  { value: block, schema = {} }: Part,
): Choice | undefined {
  if (Array.isArray(rule)) return undefined
  const [[field, choices] = ['', {}]] = Object.entries(rule)
  const value = Object.keys(choices).find(
    (one) => isMadeFor(kind, choices[one]) && layoutErrors(schema, { ...block, [field]: one }).length === 0,
  )
  if (value === undefined) return undefined
  const words = field === 'layout' ? `the layout ${quote(value)}` : `${quote(value)} for ${quote(field)}`
  return { field, value, words }
}

/** A fix that is offered: what the block looks like is up to the editor. */
function chosen(source: Source, pointer: string, { field, value, words }: Choice): Fix | undefined {
  const at = `${pointer}/${field}`
  if (!source.node(at)) return undefined
  const { start, end } = source.valueRange(at)
  return {
    title: `Use ${words}`,
    certain: false,
    edits: [{ offset: start, length: end - start, text: JSON.stringify(value) }],
  }
}
