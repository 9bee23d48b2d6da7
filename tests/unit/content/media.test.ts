import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Pictures } from '../../../scripts/rules/cases.ts'
import type { Content } from '../../../src/content/store/index.ts'
import { mediaNameFinding, mostWidth, pictureWidths } from '../../../src/model/media.ts'
import type { MediaPicture } from '../../../src/model/values.ts'
import { inThousands } from '../../../src/model/words.ts'
import { baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

const files = (kind: string, ...widths: number[]) => widths.map((width) => ({ src: `/m-${width}.${kind}`, width }))
const sources = [
  { type: 'image/avif', files: files('avif', 320, 720, 1600, 2560) },
  { type: 'image/webp', files: files('webp', 320, 720, 1600, 2560) },
]

/** A site with one more page that holds these blocks. */
const siteWith = (pictures: Pictures, ...blocks: object[]) =>
  contentOf({ ...baseTexts, 'shown.json': pageOf(blocks) }, undefined, pictures)
const pageOf = (blocks: object[]) => JSON.stringify({ title: 'Pictures', description: 'd'.repeat(80), blocks })

/** What is said about pictures: the page of the test would have more to fix. */
const pictureCodes = (content: Content) =>
  content.findings().flatMap(({ code }) => (code.startsWith('picture') ? [code] : []))

const block = (picture: object, more: object = {}) => ({ type: 'picture', picture, ...more })
const team = { src: 'team.jpg', alt: 'Three people of {brand} look at a plan.' }

const resolved = (pictures: Pictures, ...blocks: object[]): MediaPicture[] => {
  const found = siteWith(pictures, ...blocks).draft('shown.json')
  return (found?.page.blocks ?? []).flatMap((one) => (one.type === 'picture' ? [one.picture] : []))
}

describe('a picture becomes plain values', () => {
  test('its size, its addresses, and its text with tokens replaced', () => {
    expect(resolved({ 'team.jpg': { sources } }, block(team))).toEqual([
      {
        alt: 'Three people of Rail look at a plan.',
        width: 2560,
        height: 1440,
        src: '/assets/media/team.jpg',
        sources: [
          { type: 'image/avif', srcSet: '/m-320.avif 320w, /m-720.avif 720w, /m-1600.avif 1600w, /m-2560.avif 2560w' },
          { type: 'image/webp', srcSet: '/m-320.webp 320w, /m-720.webp 720w, /m-1600.webp 1600w, /m-2560.webp 2560w' },
        ],
        isFirst: true,
      },
    ])
  })

  test('a decorative one has no text, and only the first block is loaded before the others', () => {
    const bare = { src: 'team.jpg', decorative: true }
    const found = resolved({ 'team.jpg': {} }, block(bare), block(team))
    expect(found.map(({ alt, isFirst }) => [alt, isFirst])).toEqual([
      ['', true],
      ['Three people of Rail look at a plan.', false],
    ])
  })

  test('nothing larger is offered than the first variant that fills the place on a fine screen', () => {
    const narrow = resolved({ 'team.jpg': { sources } }, block(team, { width: 'narrow' }))
    expect(narrow[0]?.sources[0]?.srcSet).toBe('/m-320.avif 320w, /m-720.avif 720w, /m-1600.avif 1600w')
    expect(1600).toBeGreaterThanOrEqual(2 * pictureWidths.narrow)
    expect(mostWidth).toBe(2 * pictureWidths.wide)
  })

  test('a page without the file cannot be built; its draft shows the words, as for one whose file has a finding', () => {
    expect(siteWith({}, block(team)).page('/shown')).toBeNull()
    const words = [{ src: 'data:,', sources: [], alt: resolved({ 'team.jpg': {} }, block(team))[0]?.alt }]
    expect(resolved({}, block(team))).toMatchObject(words)
    const finding = { code: 'pictureKind', message: 'This is no picture.', hint: 'Put the right file here.' } as const
    expect(resolved({ 'team.jpg': { width: 0, height: 0, finding } }, block(team))).toMatchObject(words)
  })
})

describe('a picture that changes', () => {
  test('changes what its pages show and what is found, and tells which they are', () => {
    const content = siteWith({}, block(team))
    const codes = () => pictureCodes(content)
    expect(codes()).toEqual(['pictureUnknown'])
    const file = { width: 900, height: 600, bytes: 1, src: '/a.jpg', sources: [] }
    content.setPicture('team.jpg', file)
    expect(codes()).toEqual(['pictureSmall'])
    content.setPicture('team.jpg', { ...file, width: 1280, height: 800 })
    expect(codes()).toEqual([])
    expect(content.affected('_media/team.jpg')).toEqual(['/shown'])
    expect(content.affected('_media/other.jpg')).toEqual([])
    content.setPicture('team.jpg', null)
    expect(codes()).toEqual(['pictureUnknown'])
  })

  test('in shared blocks concerns all pages that use them', () => {
    const shared = JSON.stringify({ title: 'With a picture', blocks: [block(team)] })
    const uses = (title: string) =>
      JSON.stringify({ title, description: title.repeat(20), blocks: [{ type: 'shared', use: 'pictured' }] })
    const texts = { ...baseTexts, '_shared/pictured.json': shared, 'a.json': uses('First'), 'b.json': uses('Other') }
    const content = contentOf(texts, undefined, { 'team.jpg': {} })
    expect(pictureCodes(content)).toEqual([])
    expect(content.affected('_media/team.jpg').sort()).toEqual(['/a', '/b'])
  })

  test('is not called unused while a document cannot be read', () => {
    const content = siteWith({ 'team.jpg': {} }, block(team))
    content.set('shown.json', '{')
    expect(pictureCodes(content)).toEqual([])
  })
})

test('A11Y-1 the rule of alternative texts sees pictures as it sees drawings', () => {
  const found = siteWith({ 'team.jpg': {} }, block({ ...team, alt: 'Picture of the team' })).findings()
  expect(found.filter(({ code }) => code === 'altText').map(({ pointer }) => pointer)).toEqual([
    '/blocks/0/picture/alt',
  ])
})

test('a high picture is shown narrower, so it may be smaller', () => {
  const small = siteWith({ 'team.jpg': { width: pictureWidths.tall, height: 900 } }, block(team))
  expect(pictureCodes(small)).toEqual([])
  const smaller = siteWith({ 'team.jpg': { width: pictureWidths.tall - 1, height: 900 } }, block(team))
  expect(pictureCodes(smaller)).toEqual(['pictureSmall'])
})

test('the guide says how wide pictures have to be', () => {
  const guide = readFileSync('scripts/guide/text/add-a-picture.md', 'utf8')
  for (const width of Object.values(pictureWidths)) expect(guide).toContain(` ${inThousands(String(width))}`)
})

test('a picture that is too small is told the width for which it has enough, or the least that is needed', () => {
  const found = (width: number, height: number, more = {}) => {
    const texts = { 'shown.json': pageOf([block(team, more)]) }
    const [finding] = siteWith({ 'team.jpg': { width, height } }, block(team, more))
      .findings()
      .filter(({ code }) => code === 'pictureSmall')
    const fixed = finding?.fix ? JSON.parse(applyFix(texts, [finding])['shown.json'] ?? '') : undefined
    return { hint: finding?.hint, fix: finding?.fix, fixed: fixed as { blocks: { width?: string }[] } | undefined }
  }
  const { wide, narrow } = pictureWidths
  const narrower = found(narrow, 400)
  expect(narrower.hint).toMatch(
    new RegExp(`^Write "width": "narrow" in this block, which shows it ${narrow} wide\\. Or `),
  )
  expect(narrower.fix).toMatchObject({ certain: false })
  expect(narrower.fixed?.blocks[0]?.width).toBe('narrow')
  const tooSmall = found(narrow - 1, 400)
  expect(tooSmall.fix).toBeUndefined()
  expect(tooSmall.hint).toBe(
    `Use a picture that is at least ${wide} pixels wide, better ${2 * wide}; ${narrow} pixels are enough with "width": "narrow".`,
  )
  // What is as wide already, or is shown by its height, can be no narrower.
  expect(found(narrow - 1, 400, { width: 'narrow' }).hint).toMatch(/^Use a picture .* better \d+\.$/)
  expect(found(pictureWidths.tall - 1, 900).hint).toMatch(/^Use a picture .* better \d+\.$/)
})

test.each([
  ['team.jpg', null],
  ['people/ada-2.webp', null],
  ['Team.jpg', 'team.jpg'],
  ['teamPhoto.png', 'team-photo.png'],
  ['team.JPG', 'team.jpg'],
  ['Büro & Küche.jpeg', 'buro-kuche.jpeg'],
  ['Neue Leute/team 1.jpg', 'neue-leute/team-1.jpg'],
  ['写真.jpg', ''],
  ['team', ''],
  ['a--b.jpg', 'a-b.jpg'],
])('the name %s', (name, better) => {
  expect(mediaNameFinding(name)?.better ?? null).toBe(better)
  if (better) expect(mediaNameFinding(better)).toBeNull()
})
