import { type MediaFinding, mostWidth } from '../../src/model/media.ts'
import type { Inspected, OtherKind } from './header.ts'

/** Pictures with more pixels could take more memory than there is. */
export const mostPixels = 50_000_000

/** Larger files, in bytes, are not even read. */
export const mostBytes = 50_000_000

const exportAs = 'Open it in a program for pictures and export it as JPEG (photographs) or PNG (screens and drawings).'

const kinds: Record<OtherKind, { message: string; hint: string }> = {
  svg: {
    message: 'This is an SVG drawing. It can carry scripts, so the site takes none from this folder.',
    hint: 'Export it as PNG: a logo 144 pixels high or more, any other picture twice as wide as it is shown. Drawings of the site itself are made by developers.',
  },
  gif: {
    message: 'This is a GIF picture. Moving pictures disturb readers, and still ones are smaller in other formats.',
    hint: 'Export one still picture as PNG.',
  },
  heic: { message: 'This is a HEIC picture, as telephones make it. Most browsers cannot show it.', hint: exportAs },
  avif: { message: 'This is an AVIF picture. The site makes its own AVIF files, from the original.', hint: exportAs },
  tiff: { message: 'This is a TIFF picture. Browsers cannot show it.', hint: exportAs },
  bmp: { message: 'This is a BMP picture. It is far too large for the web.', hint: exportAs },
  pdf: { message: 'This is a PDF document, not a picture.', hint: exportAs },
  empty: { message: 'The file is empty.', hint: 'Copy it again from where it came, or delete it.' },
  other: {
    message: 'This is not a picture, despite its name.',
    hint: 'The folder of pictures holds JPEG, PNG and WebP files only. Put the right file here, or delete it.',
  },
}

export const damaged: MediaFinding = {
  code: 'pictureDamaged',
  message: 'The picture is damaged, or its end is missing.',
  hint: 'Copy the file again from where it came. If it cannot be opened there either, export it anew.',
}

const smaller = `Save it ${mostWidth} pixels wide: no screen shows more of it.`

/** Why a file of this size in bytes cannot be read. */
export const tooHeavy = (bytes: number): MediaFinding => ({
  code: 'pictureTooLarge',
  message: `The file is ${Math.round(bytes / 1_000_000)} MB, and ${mostBytes / 1_000_000} MB are the most.`,
  hint: smaller,
})

/** Why a file with this content cannot be shown; null when it can. */
export function findingOf(found: Inspected): MediaFinding | null {
  if (!('header' in found)) return { code: 'pictureKind', ...kinds[found.kind] }
  const { header } = found
  if (!header?.whole) return damaged
  if (header.animated) {
    const message = 'This picture moves. Moving pictures disturb readers, so the site shows still ones only.'
    return { code: 'pictureKind', message, hint: 'Export one still picture as PNG or JPEG.' }
  }
  if (header.width * header.height <= mostPixels) return null
  const million = (pixels: number) => `${Math.round(pixels / 1_000_000)} million`
  const message = `The picture has ${header.width} × ${header.height} pixels: ${million(header.width * header.height)}, and ${million(mostPixels)} are the most.`
  return { code: 'pictureTooLarge', message, hint: smaller }
}
