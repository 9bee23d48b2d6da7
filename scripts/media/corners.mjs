// Prints what keeps the picture that comes in from being a mark on white: a MarkFault of src/model/media.ts as JSON, or nothing.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const { data, info } = await sharp(await buffer(process.stdin))
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
const name = (colours) => `#${colours.slice(0, 3).map(hex).join('')}`
const box = isSeen && !other ? boxColour() : undefined
const fault = !isSeen
  ? { kind: 'white' }
  : other
    ? { kind: 'background', colour: name(other) }
    : box && { kind: 'box', colour: name(box) }
process.stdout.write(fault ? JSON.stringify(fault) : '')

/**
 * The colour of a box with round corners, or with clear space around it: it has nearly no holes, and the middle half of all
 * four sides is coloured. A disc touches its sides in less than that, and letters leave gaps.
 */
function boxColour() {
  const { width, height } = info
  const isColoured = (one) => !isClear(one) && !isWhite(one)
  let [left, top, most, low] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!isClear(pixel(x, y)))
        [left, top, most, low] = [Math.min(left, x), Math.min(top, y), Math.max(most, x), Math.max(low, y)]
  const [across, down] = [most - left + 1, low - top + 1]
  if (Math.min(across, down) < 16) return undefined
  let [clear, coloured] = [0, 0]
  for (let y = top; y <= low; y++)
    for (let x = left; x <= most; x++) {
      const one = pixel(x, y)
      if (isClear(one)) clear++
      else if (isColoured(one)) coloured++
    }
  if (clear > 0.12 * across * down || coloured < 0.35 * across * down) return undefined
  // The outermost line is half clear where edges are smoothed.
  for (let at = 0.25; at <= 0.75; at += 0.5 / Math.max(across, down)) {
    const [x, y] = [left + Math.round(at * (across - 1)), top + Math.round(at * (down - 1))]
    const sides = [pixel(x, top + 1), pixel(x, low - 1), pixel(left + 1, y), pixel(most - 1, y)]
    if (!sides.every(isColoured)) return undefined
  }
  return pixel(left + Math.round(across / 2), top + 1)
}
