import type { Sharp } from 'sharp'
import { type MediaFinding, mostWidth } from '../../src/model/media.ts'
import { damaged, findingOf, mostPixels } from './findings.ts'
import { inspect, type Kind } from './header.ts'

/** How a picture is kept: variants are made of it, so it loses as little as can be. */
const settings: Record<Kind, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 90 }),
}

/**
 * A picture as the site keeps it: upright, not wider than it is ever shown, and without what the camera noted (place, time,
 * device). Only pixels are taken over, so that nothing else can be hidden in the file. What is no picture of the web is a
 * finding.
 */
export async function cleanPicture(bytes: Buffer): Promise<{ kind: Kind; bytes: Buffer } | { finding: MediaFinding }> {
  const found = inspect(bytes)
  const finding = findingOf(found)
  if (finding || !('header' in found)) return { finding: finding ?? damaged }
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: mostWidth, withoutEnlargement: true })
    return { kind: found.kind, bytes: await settings[found.kind](upright).toBuffer() }
  } catch {
    return { finding: damaged }
  }
}
