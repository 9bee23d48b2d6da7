// Prints what keeps a picture from being a mark on white (see MediaFile.coloured in src/model/media.ts); nothing: nothing does.
import sharp from 'sharp'

const [, , path] = process.argv
const { data, info } = await sharp(path)
  .autoOrient()
  .resize({ width: 400, height: 400, fit: 'inside', withoutEnlargement: true })
  .toColourspace('srgb')
  .ensureAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true })

const pixel = (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
const isClear = ([, , , alpha]) => alpha < 32
const isWhite = (colours) => colours.slice(0, 3).every((part) => part > 238)
const [right, bottom] = [info.width - 1, info.height - 1]
const corners = [pixel(0, 0), pixel(right, 0), pixel(0, bottom), pixel(right, bottom)]
const other = corners.find((one) => !isClear(one) && !isWhite(one))

let isSeen = false
for (let at = 0; at < data.length && !isSeen; at += 4) {
  const one = data.subarray(at, at + 4)
  isSeen = !isClear(one) && !isWhite([...one])
}
const hex = (part) => part.toString(16).padStart(2, '0')
process.stdout.write(!isSeen ? 'white' : other ? `#${other.slice(0, 3).map(hex).join('')}` : '')
