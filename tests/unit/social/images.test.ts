import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { iconFiles } from '../../../scripts/social/icons.ts'
import { socialBytes, socialImage } from '../../../scripts/social/images.ts'
import { fallbackIcon, manifestIcons, touchIcon } from '../../../src/model/icons.ts'
import type { Page, Site } from '../../../src/model/schema.gen.ts'

const site = { url: 'https://www.brightrail.example', brand: 'Brightrail' } as Site
const page = {
  title: 'Payouts',
  index: true,
  blocks: [{ type: 'hero', title: 'Pay one person or a whole list' }],
} as Page

describe('social images', () => {
  test('SEO-1 have an address that tells what they show', () => {
    const address = (more: Partial<Page> = {}, other: Partial<Site> = {}) =>
      socialImage({ ...page, ...more }, { ...site, ...other }, 'best')?.address
    expect(address()).toMatch(/^\/assets\/social\/[A-Za-z\d]{10}\.png$/)
    expect(address({ title: 'Another title' })).toBe(address())
    const others = [
      address({ socialTitle: 'Pay' }),
      address({ line: 'sun' }),
      address({}, { brand: 'Other' }),
      address({}, { url: 'https://other.example' }),
    ]
    expect(new Set([address(), ...others]).size).toBe(5)
  })

  test('SEO-1 are not made of pages that are not to be found', () => {
    expect(socialImage({ ...page, index: false }, site, 'best')).toBeNull()
  })
})

describe('social images of a preview', () => {
  test('SEO-1 show the same as those for visitors, at addresses of their own', async () => {
    const efforts = ['best', 'quick'] as const
    const images = efforts.map((effort) => socialImage(page, site, effort))
    expect(new Set(images.map((image) => image?.address)).size).toBe(2)
    const [best, quick] = await Promise.all(
      efforts.map(async (effort, at) => {
        const image = images[at]
        if (!image) throw new Error('There is no image.')
        return sharp(await socialBytes(image, effort))
          .removeAlpha()
          .raw()
          .toBuffer()
      }),
    )
    let farthest = 0
    best?.forEach((part, at) => {
      farthest = Math.max(farthest, Math.abs(part - (quick?.[at] ?? 0)))
    })
    expect(best).toHaveLength(1200 * 630 * 3)
    // Of 255: the one has 64 colours, the other all.
    expect(farthest).toBeLessThan(24)
  })
})

describe('icons', () => {
  const all = [fallbackIcon, touchIcon, ...manifestIcons]

  test('SEO-1 have the sizes that they are said to have, and no clear corner where a system cuts its own shape', async () => {
    const files = new Map((await iconFiles()).map(({ path, content }) => [path, content]))
    expect([...files.keys()]).toEqual(all.map(({ path }) => path))
    for (const { path, size, shape } of all.filter((icon) => icon !== fallbackIcon)) {
      const { data, info } = await sharp(files.get(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height], path).toEqual([size, size])
      expect(data[3], `${path}: how solid the corner is`).toBe(shape === 'full' ? 255 : 0)
    }
  })

  test('the file for old browsers is an ICO with one picture, which is a PNG of its size', async () => {
    const ico = (await iconFiles()).find(({ path }) => path === fallbackIcon.path)?.content ?? Buffer.alloc(22)
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const picture = ico.subarray(ico.readUInt32LE(18))
    expect(picture).toHaveLength(ico.readUInt32LE(14))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })
})
