import { orientationOf } from './exif.ts'
import type { Header } from './header.ts'

const exif = Buffer.from('Exif\0\0', 'latin1')

/**
 * Walks over the segments of a JPEG file.
 * @returns null when no frame is found before the data
 * @throws RangeError when a segment leads beyond the end
 */
export function readJpeg(bytes: Uint8Array): Header | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: { width: number; height: number } | null = null
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Fill bytes may come before a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xda) break
    const length = view.getUint16(at + 2)
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xe1 && Buffer.from(bytes.subarray(at + 4, at + 10)).equals(exif)) {
      orientation = safely(() => orientationOf(bytes.subarray(0, at + 2 + length), at + 10))
    }
    at += 2 + length
  }
  if (!size || size.width === 0 || size.height === 0) return null
  return { ...size, orientation, alpha: false, whole: reachesEnd(bytes, at), animated: false }
}

/** Start of frame, of any method of compression. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Data of the camera that cannot be read turn nothing; the picture itself may be sound. */
function safely(read: () => number): number {
  try {
    return read()
  } catch {
    return 1
  }
}

/** Whether the mark of the end follows the data. Inside of them 0xff is followed by 0 or a restart mark. */
function reachesEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true
  }
  return false
}
