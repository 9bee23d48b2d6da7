import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Pictures } from '../../../scripts/rules/cases.ts'
import { markRoom } from '../../../src/model/marks.ts'
import { density } from '../../../src/model/media.ts'
import type { Content } from '../../../src/content/store/index.ts'
import { baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

const about = 'Links the software of companies to payment services.'

/** A site with one more page, on which a partner has this mark; undefined: none. */
const textsWith = (mark?: string) => {
  const partner = {
    name: 'Oakmere Foods',
    mark,
    line: 'sun',
    category: 'Food',
    about,
    benefits: ['Help with an audit'],
  }
  const blocks = [{ type: 'partners', title: 'Companies that work with us', partners: [partner] }]
  const page = { title: 'Our partners', description: 'd'.repeat(80), index: false, blocks }
  return { ...baseTexts, 'partners.json': JSON.stringify(page) }
}
const siteWith = (mark?: string, pictures: Pictures = {}) => contentOf(textsWith(mark), undefined, pictures)

/** What is said about marks and pictures: the page of the test would have more to fix. */
const said = (content: Content) =>
  content.findings().filter(({ code }) => /^(?:picture(?!Unused)|mark|key|notAllowed)/.test(code))
const codes = (content: Content) => said(content).map(({ code }) => code)

function resolved(content: Content): unknown {
  const [block] = content.draft('partners.json')?.page.blocks ?? []
  return block?.type === 'partners' ? block.partners[0]?.mark : undefined
}

const fitting = { width: 432, height: 216 }

describe('the mark of a company that no developer has drawn', () => {
  test('is a picture of the folder, at the size of marks', () => {
    const sources = [
      { type: 'image/avif', files: [320, 480, 720].map((width) => ({ src: `/m-${width}.avif`, width })) },
    ]
    const content = siteWith('oakmere.png', { 'oakmere.png': { ...fitting, sources } })
    expect(codes(content)).toEqual([])
    expect(resolved(content)).toEqual({
      alt: '',
      width: 432,
      height: 216,
      src: '/assets/media/oakmere.png',
      sources: [{ type: 'image/avif', srcSet: '/m-320.avif 320w' }],
      isFirst: true,
    })
    expect(content.affected('_media/oakmere.png')).toEqual(['/partners'])
  })

  test('may be left out', () => {
    expect(codes(siteWith())).toEqual([])
    expect(resolved(siteWith())).toBeUndefined()
  })

  test('may be one of the drawn ones', () => {
    expect(codes(siteWith('kredapay'))).toEqual([])
    expect(resolved(siteWith('kredapay'))).toBe('kredapay')
  })
})

describe('a mark that is not there', () => {
  test('is one finding, which says what else to do, and whose fix leaves it out', () => {
    const content = siteWith('oakmere.png')
    const [finding, ...more] = said(content)
    expect(more).toEqual([])
    expect(finding).toMatchObject({ code: 'pictureUnknown', suggestions: [], fix: { certain: false } })
    expect(finding?.hint).toContain('without "mark" the name is set in type')
    const fixed = applyFix(textsWith('oakmere.png'), content.findings())
    expect(JSON.parse(fixed['partners.json'] ?? '')).toEqual(JSON.parse(textsWith()['partners.json']))
  })

  test.each([
    ['oakmere', 'oakmere.png'],
    ['Oakmere.PNG', 'oakmere.png'],
    ['oakmer.png', 'oakmere.png'],
    ['kredpay', 'kredapay'],
  ])('%s was meant to be %s', (written, meant) => {
    const [finding] = said(siteWith(written, { 'oakmere.png': fitting }))
    expect(finding).toMatchObject({ code: 'pictureUnknown', suggestions: [meant], fix: { title: `Write "${meant}"` } })
  })

  test('is never guessed to be that of another company', () => {
    const [finding] = said(siteWith('oakhill.png', { 'oakmere.png': fitting }))
    expect(finding).toMatchObject({ code: 'pictureUnknown', suggestions: [] })
  })
})

describe('the picture of a mark', () => {
  const found = (file: Pictures[string]) => said(siteWith('oakmere.png', { 'oakmere.png': { ...fitting, ...file } }))

  test.each([
    [144, 144, []],
    [143, 143, ['pictureSmall']],
    [432, 108, []],
    [431, 108, ['pictureSmall']],
    [600, 100, ['markShape']],
    [200, 400, []],
    [200, 401, ['markShape']],
  ] as const)('of %i × %i pixels', (width, height, expected) => {
    expect(found({ width, height }).map(({ code }) => code)).toEqual(expected)
  })

  test('that is small and has a background has both findings at once', () => {
    const all = found({ width: 143, height: 143, coloured: { kind: 'background', colour: '#0a3c5f' } })
    expect(all.map(({ code }) => code)).toEqual(['markBackground', 'pictureSmall'])
  })

  test('has a transparent or white background, and can be seen on white', () => {
    expect(found({ coloured: { kind: 'background', colour: '#0a3c5f' } })).toMatchObject([
      { code: 'markBackground', severity: 'warning' },
    ])
    expect(found({ coloured: { kind: 'background', colour: '#0a3c5f' } })[0]?.message).toContain('#0a3c5f')
    expect(found({ coloured: { kind: 'white' } })[0]?.message).toContain('is white itself')
  })
})

test('the guide names the size that a mark needs', () => {
  const text = readFileSync('scripts/guide/text/add-a-picture.md', 'utf8')
  expect(text).toContain(`${markRoom.height * density} pixels of height, or ${markRoom.width * density} of width`)
})
