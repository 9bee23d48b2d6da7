import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { ownKeywords } from '../../../scripts/generate/keywords.ts'
import { lintSchemas } from '../../../scripts/generate/lint.ts'
import { readSchemas, type Schema } from '../../../scripts/generate/schemas.ts'

const sound = readSchemas(process.cwd())

/** What is said when a block has these keywords. */
function refusal(type: string, keywords: Schema): string {
  const schemas = structuredClone(sound)
  Object.assign(schemas.blocks[type] ?? {}, keywords)
  try {
    lintSchemas(schemas)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('a keyword that says something wrong of its block is refused', () => {
  it.each([
    ['faq', { group: 'Other' }, 'is one of: At the head of a page, Words'],
    ['faq', { mainTitle: 'heading' }, 'names no field that holds a text'],
    ['faq', { mainTitleIf: 'title' }, 'says nothing without "mainTitle"'],
    ['form', { mainTitleIf: 'title' }, 'names no field that is true or false'],
    ['faq', { headingLevels: { entries: 3 } }, 'names "entries", which is no list and no group'],
    ['faq', { headingLevels: { items: 4 } }, 'a level that is not 2, 3 or "belowTitle"'],
    ['trunk', { headingLevels: { stations: 'belowTitle' } }, 'the block has no field "title"'],
    ['faq', { closing: false }, 'can only be true'],
    ['faq', { alsoCalled: ['call to action'] }, 'is a list of names in camelCase'],
    ['search', { needs: 'questions' }, 'names "questions", which is no type of block'],
    ['faq', { collects: { list: 'items' } }, 'needs "list", a list of the block, and "of"'],
    ['faq', { collects: { list: 'items', of: 'hero' } }, 'needs a list "items" with "needed"'],
    ['caseStudies', { collects: { list: 'studies', of: 'study' } }, 'names "study", which is no type of block'],
    ['faq', { takes: { list: 'items', of: 'faq' } }, 'needs "list", a list of the block, "of"'],
    [
      'faq',
      { takes: { list: 'items', of: 'faq', each: 'items', by: 'question' } },
      'needs a list "items" with "needed"',
    ],
    [
      'partners',
      { takes: { list: 'partners', of: 'partner', each: 'partners', by: 'name' } },
      'names "partner", which is no type',
    ],
    [
      'partners',
      { takes: { list: 'partners', of: 'faq', each: 'items', by: 'name' } },
      'names "items" and "name", which are no list',
    ],
    ['partners', { takes: { list: 'partners', of: 'faq', each: 'items', by: 'question' } }, 'takes name, mark, line'],
    [
      'caseStudies',
      { collects: { list: 'studies', of: 'partners' } },
      'takes brand, mark, line, category, title, location, drawing from partners',
    ],
    ['faq', { tabValues: 'items' }, 'is a list and a field of its entries: items/value'],
    ['faq', { origins: [{ add: { 'frame-scr': '{title}' } }] }, 'names "frame-scr", which is no directive of a policy'],
    ['faq', { origins: [{ add: { 'frame-src': '{address}' } }] }, 'names the field "address", which is not there'],
    ['faq', { origins: [{ if: { kind: 1 }, add: {} }] }, 'names the field "kind", which is not there'],
    ['faq', { origins: [{ when: {}, add: {} }] }, 'has an unknown part "when"'],
    ['faq', { structuredData: { type: 'FAQPage' } }, 'needs "type" and "mainEntity"'],
    [
      'faq',
      { structuredData: { type: 'FAQPage', each: 'items', mainEntity: { name: '{title}' } } },
      'names the field "title", which is not there',
    ],
    ['faq', { suggestedFor: ['anything'] }, 'is a list of some of: mainTitle'],
    ['picture', { suggestedFor: ['words'] }, 'no block has "suggestedFor": ["picture"]'],
  ] as const)('%s %j', (type, keywords, words) => {
    const said = refusal(type, keywords)
    expect(said.split('\n')).toHaveLength(1)
    expect(said).toContain(words)
  })

  it.each([
    ['panel', 'needs a list of kinds of drawings'],
    [[], 'needs a list of kinds of drawings'],
    [['panels'], 'names the canvas "panels"; there are plain, scene,'],
    [{ tone: ['panel'] }, 'names one field of the block that chooses among words'],
    [{ art: { plain: ['plain'] }, layout: {} }, 'names one field of the block that chooses among words'],
    [{ art: { round: ['plain'] } }, 'gives "art" the value "round", which it cannot have'],
    [{ art: { plain: ['large'] } }, 'names the canvas "large"'],
  ])('canvas %j', (canvas, words) => {
    const fields = (sound.blocks.split ?? {}).properties as Record<string, Schema>
    const properties = { ...fields, drawing: { ...fields.drawing, canvas } }
    const said = refusal('split', { properties })
    expect(said.split('\n')).toHaveLength(1)
    expect(said).toContain(`schemas/blocks/split.json: the keyword "canvas" ${words}`)
  })

  it('canvas of what is no drawing, and a drawing without it', () => {
    const { title, tabletDrawing, ...properties } = (sound.blocks.hero ?? {}).properties as Record<string, Schema>
    const { canvas, ...unsaid } = tabletDrawing ?? {}
    const said = refusal('hero', { properties: { ...properties, title: { ...title, canvas }, tabletDrawing: unsaid } })
    expect(said.split('\n')).toEqual([
      'schemas/blocks/hero.json: the keyword "canvas" is for fields that hold a drawing',
      'schemas/blocks/hero.json: the field "Drawing for tablets" holds a drawing, and does not say which kinds with "canvas"',
    ])
  })

  it('where nothing reads it', () => {
    const schemas = structuredClone(sound)
    const fields = schemas.blocks.faq?.properties as Record<string, Schema>
    Object.assign(fields.title ?? {}, { closing: true })
    Object.assign(schemas.parts.link ?? {}, { legal: true })
    expect(() => lintSchemas(schemas)).toThrow(
      'schemas/parts/link.json: has the keyword "legal" in a place where nothing reads it; see schemas/README.md',
    )
    expect(() => lintSchemas(schemas)).toThrow('schemas/blocks/faq.json/properties/title: has the keyword "closing"')
  })
})

test('schemas/README.md says what each keyword is for', () => {
  const text = readFileSync('schemas/README.md', 'utf8')
  expect([...ownKeywords].filter((keyword) => !text.includes(`\`${keyword}\``))).toEqual([])
})
