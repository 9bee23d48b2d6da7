import { readFileSync } from 'node:fs'
import { favicon, fallbackIcon, type Icon, manifestIcons, touchIcon } from '../../src/model/icons.ts'
import { cached, hashOf } from '../lib/cache.ts'
import { packageVersion } from '../lib/packageVersion.ts'

/** The icons that are made from public/favicon.svg: `path` is the address from the root of the site. */
export function iconFiles(): Promise<{ path: string; content: Buffer }[]> {
  const drawing = readFileSync(`public${favicon}`, 'utf8')
  return Promise.all(
    [fallbackIcon, touchIcon, ...manifestIcons].map(async (icon) => ({
      path: icon.path,
      content: await cached(`icons/${hashOf(drawing, JSON.stringify(icon), packageVersion('sharp'))}`, () =>
        draw(drawing, icon),
      ),
    })),
  )
}

async function draw(drawing: string, { path, size, shape }: Icon): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = shape === 'full' ? drawing.replace(/ rx="[\d.]+"/, '') : drawing
  const { width } = await sharp(Buffer.from(svg)).metadata()
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return path.endsWith('.ico') ? icoOf(png, size) : png
}

/** An ICO file with one picture, which may be a PNG as it is. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
