import type { Sharp } from 'sharp'
import { mostWidth } from '../../src/model/media.ts'
import { mostPixels } from './findings.ts'

/** The formats of variants, by the endings of their files. */
export type Format = 'avif' | 'webp' | 'jpg' | 'png'

/** A picture upright, in sRGB (to which the library turns every profile), not wider than any variant. */
export interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** How each format is written. */
const settings: Record<Format, (picture: Sharp) => Sharp> = {
  // One step more would take four times as long, for some 8 % fewer bytes.
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
}

/**
 * Reads the pixels of a picture with these bytes and of that size, as it is seen.
 * @throws one sentence that names the picture when it is damaged
 */
export async function decode(
  bytes: Uint8Array,
  { name, width, height }: { name: string; width: number; height: number },
): Promise<Pixels> {
  // Loaded on first use: with a warm cache nothing needs it.
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: Math.min(width, mostWidth) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const expected = (info.width * height) / width
    if (Math.abs(info.height - expected) > 1) throw new Error(`it is ${info.height} and not ${expected} pixels high`)
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]
    throw new Error(
      `The picture ${name} in the folder _media cannot be read to its end (${reason}). Export it anew as JPEG or PNG.`,
      { cause: error },
    )
  }
}

/** The bytes of one variant. Only pixels go in, so that nothing of what the camera noted can come out. */
export async function encode(
  { data, raw }: Pixels,
  { width, format }: { width: number; format: Format },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return settings[format](sharp(data, { raw }).resize({ width })).toBuffer()
}
