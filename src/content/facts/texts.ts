import {
  dateFinding,
  drawingFinding,
  findTokens,
  isDay,
  parseText,
  tokenFindings,
  tokenGroups,
} from '../fields/index.ts'
import type { RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { documentSchemas, optionalField, type Part, placeName, type Schema, type Text } from '../schema/index.ts'
import { isMarkName } from '../../model/marks.ts'
import { isBlank, lower, slug } from '../../model/words.ts'
import { addressReader } from './addresses.ts'
import { replacePart } from './ranges.ts'
import type { SlipReader } from './slips.ts'
import type { BlockFact, Facts, Place } from './types.ts'

/** What reading a document's texts needs, and what it adds to. */
export interface Reading {
  source: Source
  kind: 'page' | 'site' | 'shared'
  facts: Facts
  drawings: object
  add(place: Place, finding: Omit<RawFinding, 'start' | 'end'>): void
  slips: SlipReader
}

/** What a text is for: visitors, the value of a token, or a note for editors, in which a brace is a brace. */
type Role = 'text' | 'token' | 'note'

/** What holds for all texts of a block, or of a field of the document. */
interface Around {
  where: string
  role: Role
  block?: BlockFact | undefined
  /** The schema of the block. */
  root?: Schema | undefined
}

/** Reads the texts of a document, each by the format of its field. */
export class TextReader {
  readonly #reading: Reading
  readonly #addresses: ReturnType<typeof addressReader>
  readonly #fields = new Map<string, Around>()
  #around: Around | undefined

  constructor(reading: Reading) {
    this.#reading = reading
    this.#addresses = addressReader(reading)
  }

  /** A block begins, with its facts; without facts: the document's own fields. */
  begin({ where, schema }: Part, block: BlockFact | undefined): void {
    this.#around = block && { where, role: 'text', block, root: schema }
  }

  read(found: Text): void {
    const { text, schema, above, step } = found
    const { where, block, role, root } = this.#around ?? this.#aroundField(above + step)
    const { add, slips } = this.#reading
    const { format } = schema
    if (text !== '' && format !== 'code' && format !== 'link' && isBlank(text)) {
      const message = `The ${lower(schema.title ?? 'text')} holds nothing but spaces. Write its words.`
      return add({ pointer: above + step, where }, { code: 'tooShort', message, hint: schema.description })
    }
    if (role === 'note' && format !== 'date') return
    const parsed = format === 'markdown' ? parseText(text, schema.headings ?? []) : undefined
    slips.read(found, root, where, parsed !== undefined && parsed.findings.length > 0)
    if (role === 'text') slips.readExample(found, where)
    if (format === undefined && !text.includes('{')) return
    const place = { pointer: above + step, where }
    if (parsed) this.#readRunningText(parsed, place, block)
    else if (format !== undefined && this.#readFormat(format, found, place, block)) return
    if (text.includes('{')) this.#readTokens(text, format, place, role)
  }

  /** Reads what others can lead to in a text that has a finding already: a long one still has its headings. */
  readHeadings({ text, schema }: Text): void {
    if (schema.format === 'markdown') this.#addHeadings(parseText(text, schema.headings ?? []), this.#around?.block)
  }

  #addHeadings({ headings }: ParsedText, block: BlockFact | undefined): void {
    if (block) for (const words of headings) block.headings.push(slug(words))
  }

  /** Of the document's own fields each has its own name and role. What defines the tokens cannot use them. */
  #aroundField(pointer: string): Around {
    const [, key = ''] = pointer.split('/', 2)
    const known = this.#fields.get(key)
    if (known) return known
    const { kind } = this.#reading
    const { type, internal } = documentSchemas[kind].properties?.[key] ?? {}
    const isToken = kind === 'site' && (type === 'string' || key === 'services' || tokenGroups.includes(key))
    const where = placeName(kind, `/${key}`, () => undefined)
    const found: Around = { where, role: isToken ? 'token' : internal ? 'note' : 'text' }
    this.#fields.set(key, found)
    return found
  }

  /** Reads a text by its format. True: it can hold no tokens. */
  #readFormat(format: string, found: Text, place: Place, block: BlockFact | undefined): boolean {
    const { text, schema } = found
    const { source, facts, drawings, add } = this.#reading
    switch (format) {
      case 'anchor':
        block?.anchors.push({ id: text, pointer: place.pointer })
        return true
      case 'mark':
      case 'media':
        if (format === 'mark' && isMarkName(text)) return true
        block?.pictures.push({ src: text, pointer: place.pointer, isMark: format === 'mark' })
        facts.pictured = true
        return true
      case 'folder':
      case 'pageName':
      case 'sharedName':
      case 'entryName':
        return true
      case 'path':
        this.#addresses.readPath(text, place)
        return true
      case 'date':
        if (!isDay(text)) add(place, dateFinding(source, place, text))
        return true
      case 'drawing':
        if (!Object.hasOwn(drawings, text))
          add(place, drawingFinding(source, place.pointer, text, Object.keys(drawings), optionalField(found)))
        return true
      case 'service':
        facts.services.push({ text, schema, place })
        return false
      case 'link':
        this.#addresses.readLink(text, place)
        return false
      default:
        return format === 'code'
    }
  }

  #readTokens(text: string, format: string | undefined, { pointer, where }: Place, role: Role): void {
    const { facts, add } = this.#reading
    const isLink = format === 'link'
    for (const { start, end, message, name } of isLink && text.includes('{{') ? [] : tokenFindings(text)) {
      const place = { pointer, where, start, end }
      if (name !== undefined && role === 'text') facts.misspelt.push({ name, message, place })
      else add(place, { code: 'tokenForm', message })
    }
    for (const { name, start, end } of findTokens(text)) {
      if (name === null) continue
      const place = { pointer, where, start, end }
      const message = `This text defines a token, so it cannot use another one. Write the ${isLink ? 'address itself' : 'words themselves'}.`
      if (role === 'text') facts.tokens.push({ name, place })
      else add(place, { code: 'tokenNested', message })
    }
  }

  #readRunningText(parsed: ParsedText, { pointer, where }: Place, block: BlockFact | undefined): void {
    const { source, add } = this.#reading
    for (const { start, end, better, instead = { start, end }, certain = false, ...finding } of parsed.findings) {
      const fix =
        better === undefined ? undefined : replacePart(source, { pointer, where, ...instead }, better, certain)
      const suggestions = [better?.trim() ?? ''].filter((one) => one !== '')
      add({ pointer, where, start, end }, { ...finding, suggestions, fix })
    }
    // Nobody knows where a faulty address was meant to lead: it has its finding already.
    const faulty = new Set(parsed.findings.flatMap(({ code, start }) => (code === 'link' ? [start] : [])))
    for (const { href, start, end } of parsed.links)
      if (!faulty.has(start)) this.#addresses.addLink(href, { pointer, where, start, end })
    this.#addHeadings(parsed, block)
  }
}

type ParsedText = ReturnType<typeof parseText>
