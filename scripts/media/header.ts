import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/** What the first bytes of a picture say, and whether it is there to its end. */
export interface Header {
  /** Size in pixels as it lies in the file. */
  width: number
  height: number
  /** How it is turned when it is shown (EXIF): from 5 on width and height change places. */
  orientation: number
  /** Parts of it may be transparent. */
  alpha: boolean
  /** The last part is there. */
  whole: boolean
  animated: boolean
}

/** The kinds of pictures that can be used. */
export type Kind = 'jpeg' | 'png' | 'webp'

/** A kind by its first bytes, and its header; null in place of the header when it cannot be read. */
export type Inspected = { kind: Kind; header: Header | null } | { kind: OtherKind }

/** What people take for a picture of a website. */
export type OtherKind = 'svg' | 'gif' | 'heic' | 'avif' | 'tiff' | 'bmp' | 'pdf' | 'empty' | 'other'

/** Tells what a file is by its content: its name may say anything. Never throws. */
export function inspect(bytes: Uint8Array): Inspected {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  const start = text(0, 16)
  try {
    if (start.startsWith('\xff\xd8\xff')) return { kind: 'jpeg', header: readJpeg(bytes) }
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return { kind: 'png', header: readPng(bytes) }
    if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return { kind: 'webp', header: readWebp(bytes) }
  } catch (error) {
    // A length in the file leads beyond its end.
    if (!(error instanceof RangeError)) throw error
    return { kind: start.startsWith('\xff') ? 'jpeg' : start.startsWith('R') ? 'webp' : 'png', header: null }
  }
  if (bytes.length === 0) return { kind: 'empty' }
  if (start.startsWith('GIF8')) return { kind: 'gif' }
  if (start.startsWith('BM')) return { kind: 'bmp' }
  if (start.startsWith('%PDF')) return { kind: 'pdf' }
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return { kind: 'tiff' }
  if (start.slice(4, 8) === 'ftyp') return { kind: /avi[fs]/.test(start.slice(8)) ? 'avif' : 'heic' }
  return { kind: /<svg[\s>]/i.test(text(0, 4096)) ? 'svg' : 'other' }
}
