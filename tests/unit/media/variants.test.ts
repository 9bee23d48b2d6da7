import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { cacheFolder, hashOf } from '../../../scripts/lib/cache.ts'
import { readPicture } from '../../../scripts/media/folder.ts'
import { picturesIn } from '../../../scripts/media/site.ts'
import { packageVersion } from '../../../scripts/lib/packageVersion.ts'
import { basis, variantFiles } from '../../../scripts/media/variants.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { encode, quarters, red, withCamera } from './make.ts'

const place = scratchFolder()

/** All variants of a picture with these bytes, by address. */
async function make(bytes: Uint8Array, name = 'team.jpg', wanted: (src: string) => boolean = () => true) {
  place.write({ [name]: bytes })
  const { original } = readPicture(place.folder, name)
  if (!original) throw new Error('The picture has an error')
  const files: { src: string; file: Buffer }[] = []
  for (const { src, bytes: made } of variantFiles(place.path(name), original, wanted))
    files.push({ src, file: await made() })
  return files
}

/** Forgets the variants that were kept of a picture with these bytes. */
function forget(bytes: Uint8Array): void {
  const kept = join(cacheFolder, 'media')
  const names = existsSync(kept) ? readdirSync(kept) : []
  for (const name of names) if (name.startsWith(hashOf(bytes))) rmSync(join(kept, name))
}

const isAvif = (src: string) => src.endsWith('.avif')
const read = (files: { src: string; file: Buffer }[]) => new Map(files.map(({ src, file }) => [src, file]))

async function colourAt(picture: Sharp, x: number, y: number): Promise<number[]> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
}

const near = (a: readonly number[], b: readonly number[]) => a.every((value, at) => Math.abs(value - (b[at] ?? 0)) < 16)

describe('the variants of a picture', () => {
  test('are made of no other picture that has taken its place', async () => {
    const size = { width: 97, height: 41, channels: 3 } as const
    const [bytes, other] = await Promise.all(
      ['#e02020', '#2020e0'].map((background) => encode.png(sharp({ create: { ...size, background } }))),
    )
    if (!bytes || !other) throw new Error('There are two pictures')
    forget(bytes)
    place.write({ 'a.png': bytes })
    const { original } = readPicture(place.folder, 'a.png')
    if (!original) throw new Error('The picture has an error')
    const [first] = variantFiles(original.path, original, () => true)
    place.write({ 'a.png': other })
    await expect(first?.bytes()).rejects.toMatchObject({
      name: 'UsageError',
      message: `${original.path} was changed while this command ran. Run it again.`,
    })
    rmSync(original.path)
    await expect(variantFiles(original.path, original, () => true)[0]?.bytes()).rejects.toThrow('was changed')
    for (const { file } of await make(bytes, 'a.png')) expect(near(await colourAt(sharp(file), 6, 6), red)).toBe(true)
  })

  test('are AVIF and WebP in several widths and one that all browsers know, none larger than the picture', async () => {
    const files = await make(await encode.jpeg(quarters(1200, 800)))
    const found = await Promise.all(
      files.map(async ({ src, file }) => {
        const { format, compression, width, height } = await sharp(file).metadata()
        return [/-(\d+)\.\w{8}\.(\w+)$/.exec(src)?.slice(1).join(' '), compression ?? format, width, height]
      }),
    )
    expect(found).toEqual([
      ...[320, 480, 720, 1200].map((width) => [`${width} avif`, 'av1', width, Math.round((width * 2) / 3)]),
      ...[320, 480, 720, 1200].map((width) => [`${width} webp`, 'webp', width, Math.round((width * 2) / 3)]),
      ['1080 jpg', 'jpeg', 1080, 720],
    ])
  })

  test('a small picture has one width, its own', async () => {
    const files = await make(await encode.png(quarters(200, 100)), 'a.png')
    expect(files.map(({ src }) => /-(\d+)/.exec(src)?.[1])).toEqual(['200', '200', '200'])
  })

  test('only what is wanted is made', async () => {
    expect(await make(await encode.jpeg(quarters(500, 300)), 'a.jpg', () => false)).toEqual([])
  })

  test('are the same byte for byte when they are made again', async () => {
    const bytes = await encode.jpeg(quarters(640, 400))
    const first = await make(bytes)
    const before = read(first)
    forget(bytes)
    const after = read(await make(bytes))
    expect(after).toEqual(before)
    // One alone is the same as among others.
    const [one] = first.filter(({ src }) => isAvif(src))
    forget(bytes)
    expect(read(await make(bytes, 'team.jpg', (src) => src === one?.src))).toEqual(
      new Map([...before].filter(([src]) => src === one?.src)),
    )
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('turned as %i: they stand upright', async (orientation) => {
    const bytes = await encode.jpeg(withCamera(quarters(96, 48), orientation))
    const expected = await colourAt(sharp(bytes).autoOrient(), 6, 6)
    for (const { file } of await make(bytes)) {
      const { width, height, orientation: left } = await sharp(file).metadata()
      expect([width, height, left ?? 1]).toEqual(orientation >= 5 ? [48, 96, 1] : [96, 48, 1])
      expect(near(await colourAt(sharp(file), 6, 6), expected)).toBe(true)
    }
  })

  test('hold nothing that the camera noted: no place, no device, no profile', async () => {
    const bytes = await encode.jpeg(withCamera(quarters(96, 48), 6).withIccProfile('p3'))
    const source = await sharp(bytes).metadata()
    expect(source.exif?.includes('Telephone')).toBe(true)
    expect(source.icc).toBeDefined()
    for (const { file } of await make(bytes)) {
      const { exif, icc, xmp, iptc } = await sharp(file).metadata()
      expect({ exif, icc, xmp, iptc }).toEqual({})
      expect(file.includes('Telephone')).toBe(false)
    }
  })

  test('have the colours that the profile of the picture means', async () => {
    const plain = quarters(96, 48)
    const wide = await sharp(await encode.png(plain))
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const stored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    expect(near([...stored.subarray(0, 3)], red)).toBe(false)
    for (const { file } of await make(wide, 'a.png')) expect(near(await colourAt(sharp(file), 6, 6), red)).toBe(true)
  })

  test.each([
    ['grey', () => quarters(64, 64).greyscale().png().toBuffer()],
    ['sixteen bits', () => quarters(64, 64).toColourspace('rgb16').png().toBuffer()],
    ['printing inks', () => quarters(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
    ['a palette', () => quarters(64, 64).png({ palette: true }).toBuffer()],
  ])('of a picture with %s can be shown by every browser', async (_, source) => {
    const bytes = await source()
    const expected = await colourAt(sharp(bytes), 6, 6)
    for (const { file } of await make(bytes, 'a.png')) {
      expect((await sharp(file).metadata()).space).toBe('srgb')
      expect(near(await colourAt(sharp(file), 6, 6), expected)).toBe(true)
    }
  })

  test('keep what is transparent, also in the one that all browsers know', async () => {
    const files = await make(await encode.png(quarters(64, 64, 4)), 'a.png')
    expect(files.at(-1)?.src).toMatch(/\.png$/)
    for (const { file } of files) expect((await sharp(file).metadata()).hasAlpha).toBe(true)
  })

  test('of a picture that is damaged inside stop the build with its name', async () => {
    const bytes = await encode.png(quarters(64, 64))
    bytes.fill(0x41, bytes.length - 60, bytes.length - 20)
    await expect(make(bytes, 'a.png')).rejects.toThrow(
      /^The picture a\.png in the folder _media cannot be read to its end/,
    )
  })
})

test('the pictures that a page names are found in its HTML', () => {
  const html =
    '<source srcSet="/assets/media/a/b-320.x1y2z3w4.avif 320w, /assets/media/a/b-480.x1y2z3w4.avif 480w"/><img src="/assets/media/c-1080.AbCdEfGh.jpg"/>'
  expect(picturesIn(html)).toEqual([
    '/assets/media/a/b-320.x1y2z3w4.avif',
    '/assets/media/a/b-480.x1y2z3w4.avif',
    '/assets/media/c-1080.AbCdEfGh.jpg',
  ])
})

test('what decides about the bytes of a variant decides about its address', () => {
  const text = readFileSync('scripts/media/pixels.ts', 'utf8')
  expect(basis()).toBe(hashOf(text, packageVersion('sharp')))
})
