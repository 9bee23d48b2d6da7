import { type MediaFile, mostWidth } from '../../src/model/media.ts'
import { slug } from '../../src/model/words.ts'
import { cached, hashOf } from '../lib/cache.ts'
import { packageVersion } from '../lib/packageVersion.ts'
import { decode, encode, type Format, type Pixels } from './pixels.ts'
import { sameBytes } from './same.ts'

// What a variant becomes is in a file of its own: a file cannot ask for its own text here.
const code = import.meta.glob<string>('./pixels.ts', { eager: true, query: '?raw', import: 'default' })

/** The widths of variants: each step is about half as wide again, so that nobody loads much more than they see. */
const ladder = [320, 480, 720, 1080, 1600, mostWidth]

/** A fallback of this width is sharp on a telephone and light enough for all. */
const fallbackWidth = 1080

/** A variant to be made: its address says where it is in the site, and in the cache. */
interface Variant {
  src: string
  width: number
  format: Format
}

/** What decides about the variants of a picture. */
export interface Original {
  /** Its name in the folder of pictures. */
  name: string
  /** Hash of the bytes of its file. */
  hash: string
  /** Size as it is seen. */
  width: number
  height: number
  alpha: boolean
}

let known: string | undefined

/** What else decides about the bytes of a variant. */
export const basis = () => (known ??= hashOf(...Object.values(code), packageVersion('sharp')))

/** `/assets/media/people/team`: only characters that need no escape in an address. */
const stemOf = (name: string) =>
  `/assets/media/${name
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => slug(part).replace(/[^a-z0-9-]/g, '') || 'picture')
    .join('/')}`

/** Where a picture itself is while the site is being written. */
export const originalAddress = ({ name, hash }: Original, ending: string) => `${stemOf(name)}.${hash}.${ending}`

/** Widths up to that of the picture, the last one its own or the most: none is larger than the original. */
function widthsOf(width: number): number[] {
  const most = Math.min(width, mostWidth)
  // Two that are nearly alike would only take time and room.
  return [...ladder.filter((step) => step * 1.2 < most), most]
}

function variantsOf(original: Original): { avif: Variant[]; webp: Variant[]; fallback: Variant } {
  const { name, hash, width, alpha } = original
  const mark = hashOf(hash, basis()).slice(0, 8)
  const variant = (format: Variant['format']) => (pixels: number) => ({
    src: `${stemOf(name)}-${pixels}.${mark}.${format}`,
    width: pixels,
    format,
  })
  const widths = widthsOf(width)
  const fallback = variant(alpha ? 'png' : 'jpg')(Math.min(width, fallbackWidth))
  return { avif: widths.map(variant('avif')), webp: widths.map(variant('webp')), fallback }
}

/** The addresses of a picture's variants. They are known before any of them is made. */
export function addressesOf(original: Original): Pick<MediaFile, 'src' | 'sources'> {
  const { avif, webp, fallback } = variantsOf(original)
  const files = (variants: Variant[]) => variants.map(({ src, width }) => ({ src, width }))
  return {
    src: fallback.src,
    sources: [
      { type: 'image/avif', files: files(avif) },
      { type: 'image/webp', files: files(webp) },
    ],
  }
}

/** A variant of a picture: its address, and what reads or makes it. */
export interface VariantFile {
  src: string
  /** Throws when the picture cannot be decoded, or is not the one any more that its hash names. */
  bytes: () => Promise<Buffer>
}

/**
 * Those variants of a picture that are wanted. A made one is kept, and no second is made of the same original, which is
 * decoded once for all of them. Nothing of what the camera noted (place, time, device) goes into them.
 */
export function variantFiles(path: string, original: Original, wanted: (src: string) => boolean): VariantFile[] {
  const { avif, webp, fallback } = variantsOf(original)
  let pixels: Promise<Pixels> | undefined
  return [...avif, ...webp, fallback].flatMap((variant) => {
    const make = async () => encode(await (pixels ??= decode(sameBytes(path, original.hash), original)), variant)
    const bytes = () => cached(nameInCache(original, variant), make)
    return wanted(variant.src) ? { src: variant.src, bytes } : []
  })
}

/** By content: the same picture under another name is not made again. */
const nameInCache = ({ hash }: Original, { width, format }: Variant) => `media/${hash}-${basis()}-${width}.${format}`
