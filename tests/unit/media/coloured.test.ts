import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { cacheFolder, hashOf } from '../../../scripts/lib/cache.ts'
import { readPicture } from '../../../scripts/media/folder.ts'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()
const disc = (fill: string, background = '') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">${background}<circle cx="80" cy="80" r="60" fill="${fill}"/></svg>`,
    ),
  )
const box = (fill: string, more = '') => `<rect width="160" height="160" fill="${fill}" ${more}/>`
const inner = (look: string) => `<rect x="12" y="12" width="136" height="136" ${look}/>`
const squares = [8, 84].flatMap((x) => [8, 84].map((y) => `<rect x="${x}" y="${y}" width="68" height="68"/>`)).join('')

test.each([
  ['a transparent background', disc('#0a3c5f').png(), undefined],
  ['a white one', disc('#0a3c5f', box('#fff')).jpeg(), undefined],
  [
    'its own, with round corners',
    disc('#fff', box('#0a3c5f', 'rx="40"')).webp({ lossless: true }),
    { kind: 'box', colour: '#0a3c5f' },
  ],
  ['its own, with clear space around', disc('#fff', inner('fill="#0a3c5f"')).png(), { kind: 'box', colour: '#0a3c5f' }],
  ['a frame around it', disc('#0a3c5f', inner('fill="none" stroke="#0a3c5f" stroke-width="6"')).png(), undefined],
  ['four squares', disc('none', squares).png(), undefined],
  ['its own', disc('#fff', box('#0a3c5f')).png(), { kind: 'background', colour: '#0a3c5f' }],
  ['a transparent background, but is white', disc('#fff').png(), { kind: 'white' }],
])('what a mark on white is with %s', async (_name, picture, coloured) => {
  writeFileSync(place.path('mark'), await picture.toBuffer())
  expect(readPicture(place.path(''), 'mark').coloured?.()).toEqual(coloured)
})

test('what is found in a picture is never kept as that of the one that was there before', async () => {
  const [mark, other] = [await disc('#0b3d60').png().toBuffer(), await disc('#fff').png().toBuffer()]
  const kept = join(cacheFolder, 'coloured')
  const names = existsSync(kept) ? readdirSync(kept) : []
  for (const name of names) if (name.startsWith(hashOf(mark))) rmSync(join(kept, name))
  place.write({ mark })
  const [picture, followed] = [readPicture(place.folder, 'mark'), readPicture(place.folder, 'mark', true)]
  const change = {
    name: 'UsageError',
    message: `${place.path('mark')} was changed while this command ran. Run it again.`,
  }
  place.write({ mark: other })
  expect(() => picture.coloured?.()).toThrow(expect.objectContaining(change))
  // Who hears of changes reads it again in any case.
  expect(followed.coloured?.()).toBeUndefined()
  rmSync(place.path('mark'))
  expect(() => picture.coloured?.()).toThrow(expect.objectContaining(change))
  place.write({ mark: await disc('#0b3d60').png().toBuffer() })
  expect(picture.coloured?.()).toBeUndefined()
})
