import type { Difference } from './differences.ts'
import { brightness, bytesOf, type Pixels } from './pixels.ts'

/** What differs, in a picture that says where, as 0xAABBGGRR. */
const mark = 0xff_4d_00_e0
/** How much of the page is left to see in it. */
const faint = 0.18

/** A picture of the change in pale grey, with everything that differs in red. */
export function markedOf({ before, after, mask }: Difference): Pixels | null {
  if (!mask || !before || !after) return null
  const under = before.height > after.height ? before : after
  const data = new Uint32Array(under.data.length)
  for (let at = 0; at < data.length; at++) {
    const grey = Math.round(255 - (255 - brightness(under.data[at] ?? 0)) * faint)
    data[at] = mask[at] === 1 ? mark : (0xff_00_00_00 | (grey << 16) | (grey << 8) | grey) >>> 0
  }
  return { width: under.width, height: under.height, data }
}

/** The bytes of a picture as WebP. */
export async function toWebp(pixels: Pixels): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const
  return sharp(bytesOf(pixels), { raw }).webp({ quality: 82 }).toBuffer()
}
