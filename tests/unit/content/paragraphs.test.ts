import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRuleCases, siteOfCase } from '../../../scripts/rules/cases.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { compareDocuments } from '../../../src/content/changes/documents.ts'
import { parseFile } from '../../../src/content/entry/entry.ts'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { applyEdits, editsFor, undoEdits } from '../../../src/content/json/edits.ts'
import { createSource } from '../../../src/content/json/source.ts'
import { editText, editWhole, textOf as textOfNode } from '../../../src/content/json/texts.ts'
import { parseJson } from '../../../src/content/parse/parse.ts'
import { walk } from '../../../src/content/schema/walk.ts'
import { sample } from '../../support/sample.ts'
import { baseText } from './base.ts'
import { cases } from './corpus.ts'
import { contentOf, textOf } from './support.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('content paragraphs')

const between = '", "'
/** What nobody finds anything in. */
const [before, after] = ['We read what you send us.\n\n', '\n\nWe answer within a day.']

/** A document with its running texts changed by `write`, which gives their JSON; as it is where it cannot be read. */
function rewritten(key: string, text: string, write: (text: string) => unknown): string {
  const { source, kind, parsed } = parseFile('pages', key, text)
  if (!parsed?.ok || parsed.findings.length > 0 || kind === 'other') return text
  const edits: { offset: number; length: number; text: string }[] = []
  const visit = ({
    text: own,
    schema,
    above,
    step,
  }: {
    text: string
    schema: { format?: string }
    above: string
    step: string
  }) => {
    const node = source.node(above + step)
    if (schema.format !== 'markdown' || node?.type !== 'string') return
    const json = JSON.stringify(write(own)).replaceAll('","', between)
    edits.push({ offset: node.offset, length: node.length, text: json })
  }
  walk(kind === 'notFound' ? 'page' : kind, parsed.value, [{ internal: true, text: visit }])
  return applyEdits(text, edits)
}

/** The same site with running texts as they are, and as lists of paragraphs. */
function bothForms(texts: Record<string, string>, shape: (text: string) => string = (text) => text) {
  const map = (write: (text: string) => unknown) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, rewritten(key, text, write)]))
  return { whole: map(shape), lists: map((text) => shape(text).split('\n\n')) }
}

/** A stretch of a file as it would be in one text; it may be a block that holds the list. */
const joined = (written: string) => written.replaceAll(between, '\\n\\n').replaceAll(/\[("(?:[^"\\]|\\[^])*")\]/g, '$1')

/** What a finding is, but for its column. */
const shown = (texts: Record<string, string>, finding: Finding) => {
  const { code, file, line, where, pointer, message, hint, suggestions, fix } = finding
  const at = joined(textOf(texts, finding))
  return { code, file, line, where, pointer, message, hint, suggestions, certain: fix?.certain, title: fix?.title, at }
}

/** The value of the document of a finding, once its fix is applied. */
function fixedValue(texts: Record<string, string>, { file, fix }: Finding): unknown {
  const text = texts[file.slice('pages/'.length)]
  return text === undefined ? undefined : parseJson(applyEdits(text, fix?.edits ?? [])).value
}

const sites = [
  ...cases.map(({ name, in: input, media }) => ({ name, texts: siteOfCase({ in: input }).texts, media })),
  ...[...readRuleCases()].flatMap(([code, { bad }]) =>
    Object.values(bad.in).some((one) => one && 'unread' in one) || bad.today !== undefined || code === 'longText'
      ? []
      : [{ name: code, texts: siteOfCase(bad).texts, media: bad.media }],
  ),
]

describe('DOC-7 a running text as a list of paragraphs has the findings of the same text in one string', () => {
  test.each(sample(sites, 40, 'paragraphs'))('$name', ({ texts, media }) => {
    for (const shape of [(text: string) => text, (text: string) => before + text + after]) {
      const { whole, lists } = bothForms(texts, shape)
      const found = contentOf(whole, undefined, media)
        .findings()
        .filter(({ code }) => code !== 'longText')
      const inLists = contentOf(lists, undefined, media).findings()
      expect(inLists.map((one) => shown(lists, one))).toEqual(found.map((one) => shown(whole, one)))
      for (const [index, finding] of found.entries()) {
        const twin = inLists[index]
        if (finding.fix && twin) expect(fixedValue(lists, twin)).toEqual(fixedValue(whole, finding))
      }
    }
  })
})

test('the pages of the site have no other findings, and the same values, in both forms', () => {
  const { content } = loadContent('pages')
  const texts = Object.fromEntries(content.keys().map((key) => [key, content.text(key) ?? '']))
  for (const [key, text] of Object.entries(texts)) {
    const list = rewritten(key, text, (one) => one.split('\n\n'))
    expect(parseJson(list).value).toEqual(parseJson(text).value)
    expect(compareDocuments(key, text, list)).toMatchObject({ kind: 'changed', fields: [], blocks: [] })
  }
})

/** A document with its lists of paragraphs as one text each. */
function inOneLine(text: string): string {
  const lists = /\[\s*((?:"(?:[^"\\\n]|\\.)*",?\s*)+)\]/g
  return text.replace(lists, (list) => {
    const entries = JSON.parse(list) as string[]
    return entries.join('\n\n').length > 400 ? JSON.stringify(entries.join('\n\n')) : list
  })
}

describe('a long text in one line', () => {
  const long = ['compliance.json', 'privacy-policy.json', 'terms-and-conditions.json']
  const texts = Object.fromEntries(long.map((key) => [key, readFileSync(`pages/${key}`, 'utf8')]))
  const forms: Record<string, (text: string) => string> = {
    'as the site has it': (text) => text,
    'indented by tabs': (text) => text.replace(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
    'with the line breaks of Windows': (text) => text.replaceAll('\n', '\r\n'),
  }

  test.each(Object.entries(forms))('becomes the list of its paragraphs, %s', (_, form) => {
    for (const [key, text] of Object.entries(texts)) {
      const [list, line] = [form(text), form(inOneLine(text))]
      const found = contentOf({ [key]: line })
        .findings()
        .filter(({ code }) => code === 'longText')
      expect(found).toMatchObject([{ severity: 'advice', fix: { certain: true } }])
      const edits = editsFor(line, found[0]?.fix?.edits ?? [])
      expect(applyEdits(line, edits)).toBe(list)
      expect(applyEdits(list, undoEdits(line, edits))).toBe(line)
      expect(compareDocuments(key, line, list)).toMatchObject({ kind: 'changed', fields: [], blocks: [] })
    }
  })

  test('stays on its line in a file without lines', () => {
    const [text = ''] = Object.values(texts)
    const line = JSON.stringify(parseJson(text).value)
    const [found] = contentOf({ 'compliance.json': line })
      .findings()
      .filter(({ code }) => code === 'longText')
    const fixed = applyEdits(line, found?.fix?.edits ?? [])
    expect(JSON.parse(fixed)).toEqual(JSON.parse(text))
    expect(fixed).not.toContain('\n')
  })
})

/** The `about` page of the small site with this as the value of its running text. */
const about = (value: string) => baseText('about.json').replace(/"text": "## Our story.*"/, () => `"text": ${value}`)
const findingsOf = (value: string) => contentOf({ 'about.json': about(value) }).findings()
const inFile = (value: string) => findingsOf(value).filter(({ pointer }) => pointer.startsWith('/blocks/1/text'))

describe('DOC-7 a list that is no list of paragraphs', () => {
  test('names the entry that is no text', () => {
    const [finding, ...others] = inFile('["One paragraph that is long enough.", 7]')
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'wrongType', pointer: '/blocks/1/text/1' })
    expect(finding?.message).toBe('The 2nd paragraph of the text is a number; it must be text in quotes.')
  })

  test('is as short as its words together', () => {
    expect(inFile('[]').map(({ code }) => code)).toEqual(['tooShort'])
    expect(inFile('["Too short."]').map(({ code }) => code)).toEqual(['tooShort'])
  })

  test('is known by a misspelt name of its field', () => {
    const misspelt = about('["## One heading", "One paragraph that is long enough."]').replace('"text": [', '"txt": [')
    const found = contentOf({ 'about.json': misspelt }).findings()
    expect(found.filter(({ pointer }) => pointer.startsWith('/blocks/1'))).toMatchObject([
      { code: 'keyUnknown', fix: { certain: true } },
    ])
  })
})

describe('edits of a list of paragraphs', () => {
  const list = '{ "text": [\n    "One \\"first\\".",\n    "Two\\nlines.",\n    "Three."\n  ] }'
  const source = createSource('x.json', list)
  const node = source.node('/text')
  const whole = textOfNode(node) ?? ''

  test('give the same text as in one string, wherever they begin and end', () => {
    if (!node) throw new Error('no list')
    for (const text of ['', 'x', '"\\', 'a\n\nb', '\\n\n'])
      for (let start = 0; start <= whole.length; start++)
        for (let end = start; end <= whole.length; end++) {
          const next = createSource('x.json', applyEdits(list, [editText(source, node, start, end, text)]))
          expect(textOfNode(next.node('/text'))).toBe(whole.slice(0, start) + text + whole.slice(end))
        }
  })

  test('of the whole change only the paragraphs that differ', () => {
    if (!node) throw new Error('no list')
    const next = whole.replace('Two', 'Three\n\nFour')
    expect(applyEdits(list, [editWhole(source, node, next)])).toBe(
      list.replace('"Two\\nlines."', '"Three",\n    "Four\\nlines."'),
    )
  })
})
