import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { pageHeroArt } from '../../../src/theme/artPages.ts'

/** What has to be empty for words, in px of the art: as far down as `height`, from the text column's left edge on. */
const left = 80
const room = [
  { height: 300, right: 760 },
  { height: 450, right: 700 },
  { height: 550, right: 600 },
] as const

/** A quarter of the size shows every line that a reader sees. */
const scale = 1 / 4

/** Whether nothing is drawn in the room of a wide cut. */
async function isEmpty(svg: string): Promise<boolean> {
  const image = sharp(Buffer.from(svg)).resize({ width: pageHeroArt.canvas * scale })
  const { data, info } = await image.flatten({ background: 'white' }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  })
  const margin = (pageHeroArt.canvas - pageHeroArt.width) / 2
  for (const { height, right } of room)
    for (let y = 0; y < Math.min(height * scale, info.height); y++)
      for (let x = (margin + left) * scale; x < (margin + right) * scale; x++)
        if ((data[y * info.width + x] ?? 0) < 250) return false
  return true
}

test('LAYOUT-1 drawings that say they have room for words have it, and no other one of a head does', async () => {
  const wide = Object.entries(drawings).filter(([, one]) => one.wide.width === pageHeroArt.canvas)
  const empty = await Promise.all(wide.map(async ([name, one]) => ((await isEmpty(one.wide.svg())) ? [name] : [])))
  const saying = wide.flatMap(([name, one]) => (one.wide.kind === 'pageWithRoom' ? [name] : []))
  expect(saying.length).toBeGreaterThan(1)
  expect(empty.flat()).toEqual(saying)
})
