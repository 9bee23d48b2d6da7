import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../../src/content/parse/index.ts'
import {
  blockSchema,
  blocksOf,
  documentSchemas,
  isGroup,
  type Schema,
  schemaAt,
} from '../../src/content/schema/index.ts'
import { proseIn } from '../../src/content/slips/index.ts'
import { kindOf } from '../../src/model/route.ts'
import { samplesIn } from '../guide/page/markdown.ts'
import type { Sample } from '../guide/examples/samples.ts'

/** What a sample writes, with where in the schemas it belongs. */
interface Piece {
  /** `page`, or the type of a block. */
  root: string
  path: string[]
  value: unknown
}

const folder = 'scripts/guide/text'

/**
 * The texts of all samples in the guide that nobody writes by chance, by the paths of their fields, such as `tabs/items/0/text`: whoever copies a sample
 * and leaves one of them as it is, is told so. Those of the file of the site are left out, because they may be meant.
 */
export function generateGuideTexts(root: string): Record<string, string> {
  const found = new Map<string, Set<string>>()
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  for (const name of files.sort()) {
    const samples = samplesIn(readFileSync(join(root, folder, name), 'utf8'))
    for (const { root: first, path, value } of samples.flatMap(piecesOf)) {
      const at = schemaAt(schemaOf(first), path)
      proseIn(at, value, [first, ...path], ({ path: place, text }) => {
        if (!isLong(text)) return
        const key = place.join('/')
        found.set(key, (found.get(key) ?? new Set<string>()).add(text))
      })
    }
  }
  const texts = Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, set]) => [path, [...set]]),
  )
  return { 'src/content/slips/guideTexts.gen.json': `${JSON.stringify(texts, null, 1)}\n` }
}

/** Shorter texts of recipes are those of the site, or what somebody writes who follows them. */
const isLong = (text: string) =>
  text.length >= 20 && text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 5

/** The schema of a page or of a type of block; one without fields where there is none. */
const schemaOf = (root: string): Schema => (root === 'page' ? documentSchemas.page : blockSchema(root)) ?? {}

function piecesOf(sample: Sample): Piece[] {
  if (sample.kind === 'says') return []
  // A list of paragraphs is one text once it has been read as part of a document.
  const text = sample.kind === 'block' ? `{ "blocks": [${sample.text}] }` : sample.text
  const read = parseJson(text)
  if (!read.ok) return []
  if (sample.kind === 'in') return pieceIn(sample.key, sample.path.split('/'), read.value)
  const blocks = blocksOf(read.value).flatMap((block) =>
    isGroup(block) ? [{ root: String(block.type), path: [], value: block }] : [],
  )
  const isPage = sample.kind === 'page' || (sample.kind === 'file' && kindOf(sample.key) === 'page')
  if (!isPage || !isGroup(read.value)) return blocks
  const { blocks: _, ...head } = read.value
  return [{ root: 'page', path: [], value: head }, ...blocks]
}

/** What is written at a path that begins with the type of a block; at the end of a list, or in place of what is there. */
function pieceIn(key: string, [first = '', ...path]: string[], value: unknown): Piece[] {
  const block = blockSchema(first)
  if (kindOf(key) === 'site' || !block) return []
  const isEntry = schemaAt(block, path)?.items !== undefined && !Array.isArray(value)
  return [{ root: first, path: isEntry ? [...path, '0'] : path, value }]
}
