import {
  altFinding,
  betterPath,
  dateFinding,
  dollarFinding,
  drawingFinding,
  findTokens,
  hrefFinding,
  isDay,
  localPath,
  nestedShared,
  parseInternal,
  parseText,
  pathFindingOf,
  sharedNameFinding,
  tokenFindings,
  tokenGroups,
} from '../fields/index.ts'
import {
  blockName,
  blockSchema,
  blocksOf,
  documentSchemas,
  fieldsOf,
  isGroup,
  placeName,
  type Schema,
  type Shape,
  stepOf,
} from '../schema/index.ts'
import type { RawFinding } from '../finding/index.ts'
import { type BlockFact, type Facts, noFacts, type Place } from './types.ts'
import { widthOf } from '../../model/media.ts'
import { rangeOf, replacePart, replaceValue } from './ranges.ts'
import type { Source } from '../json/index.ts'
import { readTabs } from './tabs.ts'
import { isExampleText, isSuspect, type Slip, slipsOf, slipsOfStyle } from '../slips/index.ts'
import { tableFindings } from './tables.ts'
import type { ShapeError } from '../schema/validators.gen.js'
import { didYouMean, isBlank, lower, slug } from '../../model/words.ts'

type Kind = 'page' | 'site' | 'shared'

/** What a text is for: visitors, the value of a token, or a note for editors, in which a brace is a brace. */
type Role = 'text' | 'token' | 'note'

/**
 * Reads what has the right shape in a document: collects its facts and checks what a schema cannot say
 * (addresses, dates, drawings, running text).
 */
export function readFacts(source: Source, kind: Kind, value: unknown, shape: Shape, drawings: object) {
  const facts = noFacts()
  const findings: RawFinding[] = []
  // A value that has a finding already is not looked at again: one mistake is one finding.
  const wrong = new Set(shape.findings.flatMap((at) => at.errors.map((error) => at.pointer + placeOf(error))))
  const reader = createReader(source, facts, findings, drawings, wrong)
  if (isGroup(value)) {
    const schema = documentSchemas[kind]
    // Blocks have schemas of their own, and what defines the tokens cannot use them.
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (key === '$schema' || key === 'blocks' || !Object.hasOwn(value, key)) continue
      const isToken = kind === 'site' && (property.type === 'string' || key === 'services' || tokenGroups.includes(key))
      const role = isToken ? 'token' : property.internal ? 'note' : 'text'
      const where = placeName(kind, `/${key}`, () => undefined)
      reader.read(property, value[key], '', `/${key}`, { where, block: undefined, root: undefined, role })
    }
    reader.endPart()
    if (typeof value.title === 'string' && !wrong.has('/title')) facts.title = value.title
    if (typeof value.description === 'string' && !wrong.has('/description')) facts.description = value.description
    facts.indexed = value.index !== false
  }
  for (const [index, block] of blocksOf(value).entries()) {
    if (!isGroup(block) || typeof block.type !== 'string') continue
    const place = { pointer: `/blocks/${index}`, where: blockName(block.type, index) }
    const { pointer, where } = place
    const schema = blockSchema(block.type)
    const toned = block.type === 'shared' ? Object.hasOwn(block, 'tone') : schema?.properties?.tone !== undefined
    const width = widthOf(block)
    const fact: BlockFact = { pointer, where, anchors: [], toned, tabs: [], pictures: [], width, headings: [] }
    facts.blocks.push(fact)
    if (block.type === 'shared') {
      if (!shape.blocks[index]) continue
      const use = String(block.use)
      const misnamed = sharedNameFinding(source, `${place.pointer}/use`, place.where, use)
      if (misnamed) {
        findings.push(misnamed)
        continue
      }
      fact.use = use
      if (kind === 'shared') findings.push(nestedShared(source, place.pointer, place.where))
      continue
    }
    if (schema) reader.read(schema, block, pointer, '', { where, block: fact, root: schema, role: 'text' })
    reader.endPart()
    if (schema?.tabValues) readTabs(source, schema.tabValues, block, fact, findings)
    if (block.tables !== undefined)
      findings.push(
        ...tableFindings(source, block.tables, { pointer: `${pointer}/tables`, where }, (one) => wrong.has(one)),
      )
  }
  return { facts, findings }
}

/** Slips that are not only an echo of a finding in the marks of running text. */
function besideFindings(slips: readonly Slip[], text: string, { format, headings = [] }: Schema): readonly Slip[] {
  if (format !== 'markdown' || parseText(text, headings).findings.length === 0) return slips
  return slips.filter(({ code }) => code !== 'punctuation' && code !== 'markup')
}

/** Where an error is shown: of two entries that are the same, the second one is wrong. */
const placeOf = ({ instancePath, keyword, params }: ShapeError) =>
  keyword === 'uniqueItems' ? `${instancePath}/${Math.max(Number(params.i), Number(params.j))}` : instancePath

/** What holds for all values inside a block, or inside a field of the document. */
interface Around {
  where: string
  block: BlockFact | undefined
  /** The schema of the block. */
  root: Schema | undefined
  role: Role
}

function createReader(
  source: Source,
  facts: Facts,
  findings: RawFinding[],
  drawings: object,
  wrong: ReadonlySet<string>,
) {
  const add = (place: Place, finding: Omit<RawFinding, 'start' | 'end'>) => {
    findings.push({ pointer: place.pointer, where: place.where, ...rangeOf(source, place), ...finding })
  }

  const examples: Place[] = []
  const suspect = isSuspect(source.text)

  /** Reads the value that is a step below `above`. Of most texts nobody asks for the pointer. */
  function read(schema: Schema, value: unknown, above: string, step: string, around: Around): void {
    if (typeof value === 'string') {
      // A choice is one of a few words, and has been checked with its schema. Few documents have findings at all.
      if (schema.enum || (wrong.size > 0 && wrong.has(above + step))) return
      return readText(schema, value, above, step, around)
    }
    const pointer = above + step
    if (Array.isArray(value)) {
      const { items } = schema
      if (items) for (let at = 0; at < value.length; at++) read(items, value[at], pointer, stepOf(at), around)
      return
    }
    if (!isGroup(value)) return
    if (schema.tsType === 'MediaPicture' && !wrong.has(pointer)) readAlt(value, { pointer, where: around.where })
    for (const field of fieldsOf(schema)) {
      const inner = value[field.key]
      if (inner !== undefined) read(field.schema, inner, pointer, field.step, around)
    }
  }

  function readText(schema: Schema, text: string, above: string, step: string, around: Around): void {
    const { where, block, role } = around
    if (text !== '' && schema.format !== 'code' && schema.format !== 'link' && isBlank(text)) {
      const message = `The ${lower(schema.title ?? 'text')} holds nothing but spaces. Write its words.`
      return add({ pointer: above + step, where }, { code: 'tooShort', message, hint: schema.description })
    }
    if (role === 'note') return
    const slips = slipsOf(step, text, schema, around.root)
    if (slips.length > 0) addSlips(slips, schema, { pointer: above + step, where })
    const others = slipsOfStyle({ key: step.slice(1), above, text, schema, isSuspect: suspect })
    if (others.length > 0) addSlips(besideFindings(others, text, schema), schema, { pointer: above + step, where })
    if (role === 'text' && isExampleText(text, schema)) examples.push({ pointer: above + step, where })
    if (schema.format === undefined && !text.includes('{')) return
    const pointer = above + step
    switch (schema.format) {
      case 'code':
        return
      case 'anchor':
        block?.anchors.push({ id: text, pointer })
        return
      case 'media':
        block?.pictures.push({ src: text, pointer })
        facts.pictured = true
        return
      case 'path':
        return readPath(text, { pointer, where })
      case 'service':
        facts.services.push({ text, schema, place: { pointer, where } })
        break
      case 'date':
        if (!isDay(text)) add({ pointer, where }, dateFinding(source, { pointer }, text))
        return
      case 'drawing':
        return readDrawing(text, { pointer, where })
      case 'link':
        readLink(text, { pointer, where })
        break
      case 'markdown':
        readRunningText(schema, text, { pointer, where }, block)
    }
    if (!text.includes('{')) return
    if (schema.format !== 'link' || !text.includes('{{')) readTokenFindings(text, { pointer, where }, role)
    for (const { name, start, end } of findTokens(text)) {
      if (name === null) continue
      const token = { pointer, where, start, end }
      if (role === 'text') facts.tokens.push({ name, place: token })
      else
        add(token, {
          code: 'tokenNested',
          message: `This text defines a token, so it cannot use another one. Write the ${schema.format === 'link' ? 'address itself' : 'words themselves'}.`,
        })
    }
  }

  function addSlips(slips: readonly Slip[], { minLength = 0 }: Schema, { pointer, where }: Place): void {
    for (const { start, end, better, certain = false, ...slip } of slips) {
      const isWhole = better !== undefined && better.length >= minLength
      const fix = isWhole ? replaceValue(source, { pointer, where }, better, certain) : undefined
      facts.slips.push({ ...slip, place: { pointer, where, start, end }, suggestions: fix ? [better ?? ''] : [], fix })
    }
  }

  /** A block, or the document around the blocks, has been read: an example that was pasted into it is one slip. */
  function endPart(): void {
    const [place] = examples
    if (!place) return
    const more = examples.length - 1
    const rest = more === 0 ? '' : ` So ${more === 1 ? 'does 1 more text' : `do ${more} more texts`} here.`
    const message = `This text comes from an example in the guide.${rest}`
    facts.slips.push({ code: 'sampleWords', place, message, hint: 'Write your own words in its place.' })
    examples.length = 0
  }

  function readAlt(picture: Record<string, unknown>, { pointer, where }: Place): void {
    const found = altFinding(picture)
    if (found) add({ pointer: pointer + found.inside, where }, found.finding)
  }

  function readTokenFindings(text: string, { pointer, where }: Place, role: Role): void {
    for (const { start, end, message, name } of tokenFindings(text)) {
      const place = { pointer, where, start, end }
      if (name !== undefined && role === 'text') facts.misspelt.push({ name, message, place })
      else add(place, { code: 'tokenForm', message })
    }
  }

  function readPath(text: string, place: Place): void {
    const message = pathFindingOf(text)
    const better = message === null ? undefined : betterPath(text)
    const fix = better === undefined ? undefined : replaceValue(source, place, better, false)
    const suggestions = better === undefined ? [] : [better]
    if (message !== null)
      add(place, { code: 'path', message: `${message}${didYouMean(suggestions)}`, suggestions, fix })
    else facts.redirects.push({ path: text, place })
  }

  function readDrawing(name: string, place: Place): void {
    if (Object.hasOwn(drawings, name)) return
    add(place, drawingFinding(source, place.pointer, name, Object.keys(drawings)))
  }

  function readLink(href: string, place: Place): void {
    if (localPath(href) !== null) return addLink(href, place)
    // What the tokens stand for is known when the whole site is.
    const finding = findTokens(href).length > 0 ? dollarFinding(href) : hrefFinding(href)
    if (!finding) return addLink(href, place)
    const suggestions = finding.better === undefined ? [] : [finding.better]
    const fix =
      finding.better === undefined ? undefined : replaceValue(source, place, finding.better, finding.certain ?? false)
    add(place, { code: 'link', message: `${finding.message}${didYouMean(suggestions)}`, suggestions, fix })
  }

  function addLink(href: string, place: Place): void {
    const target = parseInternal(href)
    if (target || findTokens(href).length > 0) facts.links.push({ href, target, place })
    else if (href.startsWith('https:') || localPath(href) !== null) facts.sites.push({ href, place })
  }

  function readRunningText(
    schema: Schema,
    text: string,
    { pointer, where }: Place,
    block: BlockFact | undefined,
  ): void {
    const parsed = parseText(text, schema.headings ?? [])
    for (const { start, end, better, instead = { start, end }, certain = false, ...finding } of parsed.findings) {
      const fix =
        better === undefined ? undefined : replacePart(source, { pointer, where, ...instead }, better, certain)
      add(
        { pointer, where, start, end },
        { ...finding, suggestions: [better?.trim() ?? ''].filter((one) => one !== ''), fix },
      )
    }
    // Nobody knows where a faulty address was meant to lead: it has its finding already.
    const faulty = new Set(parsed.findings.flatMap((finding) => (finding.code === 'link' ? [finding.start] : [])))
    for (const { href, start, end } of parsed.links)
      if (!faulty.has(start)) addLink(href, { pointer, where, start, end })
    if (block) for (const words of parsed.headings) block.headings.push(slug(words))
  }

  return { read, endPart }
}
