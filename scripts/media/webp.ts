import { orientationOf } from './exif.ts'
import type { Header } from './header.ts'

/**
 * @returns null when no picture is found in the file
 * @throws RangeError when a part leads beyond the end
 */
export function readWebp(bytes: Uint8Array): Header | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = view.getUint32(4, true) + 8 <= bytes.length
  let header: Header | null = null
  let orientation = 1
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')
    const length = view.getUint32(at + 4, true)
    const data = at + 8
    header ??= readSize(view, name, data, whole)
    if (name === 'EXIF' && data + length <= bytes.length) {
      // Some programs write the same mark before it as in JPEG files.
      const start = view.getUint32(data) === 0x45786966 ? data + 6 : data
      orientation = orientationOf(bytes.subarray(0, data + length), start)
    }
    at = data + length + (length % 2)
  }
  return header && { ...header, orientation }
}

/** The size that a part names: an extended header, or one of the two kinds of pictures. */
function readSize(view: DataView, name: string, at: number, whole: boolean): Header | null {
  const rest = { orientation: 1, whole, animated: false }
  if (name === 'VP8X') {
    const flags = view.getUint8(at)
    const three = (from: number) => view.getUint16(from, true) + (view.getUint8(from + 2) << 16) + 1
    return {
      ...rest,
      width: three(at + 4),
      height: three(at + 7),
      alpha: (flags & 16) !== 0,
      animated: (flags & 2) !== 0,
    }
  }
  if (name === 'VP8L') {
    const bits = view.getUint32(at + 1, true)
    return {
      ...rest,
      width: (bits & 0x3fff) + 1,
      height: ((bits >>> 14) & 0x3fff) + 1,
      alpha: (bits & 0x10000000) !== 0,
    }
  }
  if (name !== 'VP8 ') return null
  const [width, height] = [view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff]
  return width === 0 || height === 0 ? null : { ...rest, width, height, alpha: false }
}
