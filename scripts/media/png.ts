import { orientationOf } from './exif.ts'
import type { Header } from './header.ts'

/** The chunks of a PNG file: name, where the data begin, their length. Ends where the file does. */
function* chunks(bytes: Uint8Array): Generator<{ name: string; at: number; length: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    if (at + 12 + length > bytes.length) return
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    yield { name, at: at + 8, length }
    at += 12 + length
  }
}

/** @returns null when the file does not begin with its size */
export function readPng(bytes: Uint8Array): Header | null {
  const all = [...chunks(bytes)]
  const [first] = all
  if (first?.name !== 'IHDR' || first.length < 13) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset + first.at, first.length)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  if (width === 0 || height === 0) return null
  const exif = all.find(({ name }) => name === 'eXIf')
  return {
    width,
    height,
    orientation: exif ? orientationOf(bytes.subarray(0, exif.at + exif.length), exif.at) : 1,
    // The fourth bit of the kind of colour, or a colour that counts as transparent.
    alpha: (view.getUint8(9) & 4) !== 0 || all.some(({ name }) => name === 'tRNS'),
    whole: all.some(({ name }) => name === 'IDAT') && all.at(-1)?.name === 'IEND',
    animated: all.some(({ name }) => name === 'acTL'),
  }
}
