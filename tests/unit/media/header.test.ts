import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { findingOf, mostPixels } from '../../../scripts/media/findings.ts'
import { inspect, type Kind } from '../../../scripts/media/header.ts'
import { encode, quarters, withCamera } from './make.ts'

const kinds = Object.keys(encode) as Kind[]
const headerOf = (bytes: Uint8Array) => {
  const found = inspect(bytes)
  return 'header' in found ? found.header : null
}

describe.each(kinds)('%s', (kind) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('turned as %i: the header says what the library says', async (orientation) => {
    const bytes = await encode[kind](withCamera(quarters(48, 20), orientation))
    const { width, height, orientation: real = 1 } = await sharp(bytes).metadata()
    expect(inspect(bytes)).toEqual({
      kind,
      header: { width, height, orientation: real, alpha: false, whole: true, animated: false },
    })
    expect(real).toBe(orientation)
    expect(findingOf(inspect(bytes))).toBeNull()
  })

  test('cut off anywhere it is damaged, and never breaks the check', async () => {
    const bytes = await encode[kind](quarters(300, 200))
    for (let length = 20; length < bytes.length; length += 7) {
      expect(findingOf(inspect(bytes.subarray(0, length)))?.code, String(length)).toBe('pictureDamaged')
    }
  })

  test('with any byte changed it is a picture or an error', async () => {
    const bytes = await encode[kind](withCamera(quarters(32, 32), 6))
    for (let at = 0; at < Math.min(bytes.length, 900); at++) {
      for (const value of [0, 0x7f, 0xff]) {
        const spoiled = Buffer.from(bytes)
        spoiled[at] = value
        expect(() => findingOf(inspect(spoiled))).not.toThrow()
      }
    }
  })
})

test.each(['png', 'webp'] as const)('%s: parts may be transparent', async (kind) => {
  expect(headerOf(await encode[kind](quarters(20, 20, 4)))?.alpha).toBe(true)
})

test('a lossless WebP file has its size elsewhere', async () => {
  const bytes = await quarters(321, 123).webp({ lossless: true }).toBuffer()
  expect(headerOf(bytes)).toMatchObject({ width: 321, height: 123, whole: true, animated: false })
})

test('a progressive JPEG file is whole', async () => {
  const bytes = await quarters(321, 123).jpeg({ progressive: true }).toBuffer()
  expect(headerOf(bytes)).toMatchObject({ width: 321, height: 123, whole: true })
})

const gif = (frames: number) =>
  sharp({ create: { width: 8, height: 8 * frames, channels: 3, background: '#fff', pageHeight: 8 } })
    .gif()
    .toBuffer()

test('what moves, what browsers do not know and what is no picture has an error of its own', async () => {
  const noise = sharp({
    create: {
      width: 8,
      height: 16,
      channels: 3,
      background: '#000',
      pageHeight: 8,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
  const messageOf = (content: Uint8Array | string) => {
    const finding = findingOf(inspect(Buffer.from(content)))
    expect(finding?.code).toBe('pictureKind')
    return finding?.message
  }
  expect(messageOf(await gif(2))).toContain('GIF')
  expect(messageOf(await noise.webp({ loop: 0, delay: [100, 100] }).toBuffer())).toContain('moves')
  expect(
    messageOf('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ).toContain('SVG')
  expect(messageOf(await quarters(16, 16).avif().toBuffer())).toContain('AVIF')
  expect(messageOf('\0\0\0\x18ftypheic\0\0\0\0')).toContain('HEIC')
  expect(messageOf(await quarters(16, 16).tiff().toBuffer())).toContain('TIFF')
  expect(messageOf('BM0000000000000000')).toContain('BMP')
  expect(messageOf('%PDF-1.7')).toContain('PDF')
  expect(messageOf('')).toContain('empty')
  expect(messageOf('These are words.')).toContain('not a picture')
})

test('a picture of 10,000 × 10,000 pixels is refused by its header', async () => {
  const bytes = await encode.png(quarters(16, 16))
  bytes.writeUInt32BE(10_000, 16)
  bytes.writeUInt32BE(10_000, 20)
  expect(10_000 * 10_000).toBeGreaterThan(mostPixels)
  expect(findingOf(inspect(bytes))).toEqual({
    code: 'pictureTooLarge',
    message: 'The picture has 10000 × 10000 pixels: 100 million, and 50 million are the most.',
    hint: 'Save it 2560 pixels wide: no screen shows more of it.',
  })
})
