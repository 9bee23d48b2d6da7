import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import sharp from 'sharp'
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

test.each([
  ['a transparent background', disc('#0a3c5f').png(), undefined],
  ['a white one', disc('#0a3c5f', box('#fff')).jpeg(), undefined],
  ['its own, with round corners', disc('#fff', box('#0a3c5f', 'rx="40"')).webp({ lossless: true }), undefined],
  ['its own', disc('#fff', box('#0a3c5f')).png(), '#0a3c5f'],
  ['a transparent background, but is white', disc('#fff').png(), 'white'],
])('what a mark on white is with %s', async (_name, picture, coloured) => {
  writeFileSync(place.path('mark'), await picture.toBuffer())
  expect(readPicture(place.path(''), 'mark').coloured?.()).toBe(coloured)
})
