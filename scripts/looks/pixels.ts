/** A picture without transparency: a number for each pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint32Array
}

/** How far two colours may be apart, as a share of the distance from black to white, before an eye tells them apart. */
const tolerance = 0.1
/** The distance from black to white by {@link distance}. */
const farthest = 35_215
const limit = farthest * tolerance ** 2

const red = (pixel: number) => pixel & 255
const green = (pixel: number) => (pixel >> 8) & 255
const blue = (pixel: number) => (pixel >> 16) & 255
export const brightness = (pixel: number): number =>
  0.298_895_31 * red(pixel) + 0.586_622_47 * green(pixel) + 0.114_482_23 * blue(pixel)

/** How different two colours look (YIQ; Kotsarenko and Ramos, "Measuring perceived color difference", 2010). */
function distance(one: number, other: number): number {
  const [r, g, b] = [red(one) - red(other), green(one) - green(other), blue(one) - blue(other)]
  const y = 0.298_895_31 * r + 0.586_622_47 * g + 0.114_482_23 * b
  const i = 0.595_977_99 * r - 0.274_171_6 * g - 0.321_801_89 * b
  const q = 0.211_470_17 * r - 0.522_617_11 * g + 0.311_146_94 * b
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
}

/**
 * The pixels that look different in two pictures of the same width, from their upper edges on: 1 for each that does. What one
 * of them has more of at its lower edge is different. Smoothed edges are not: they depend on fractions of a pixel.
 */
export function differing(one: Pixels, other: Pixels): { mask: Uint8Array; count: number } {
  const { width } = one
  const [least, most] = [Math.min(one.height, other.height), Math.max(one.height, other.height)]
  const mask = new Uint8Array(width * most).fill(1, width * least)
  let count = width * (most - least)
  for (let at = 0; at < width * least; at++) {
    const [a = 0, b = 0] = [one.data[at], other.data[at]]
    if (a === b || distance(a, b) <= limit) continue
    if (isSmoothed(one, other, at) || isSmoothed(other, one, at)) continue
    mask[at] = 1
    count++
  }
  return { mask, count }
}

/**
 * Whether a pixel is part of a smoothed edge: between a darker and a brighter neighbour, one of which lies in an area of one
 * colour in both pictures (Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009).
 */
function isSmoothed(picture: Pixels, other: Pixels, at: number): boolean {
  const own = brightness(picture.data[at] ?? 0)
  let [same, darkest, brightest, darkestAt, brightestAt] = [0, 0, 0, at, at]
  for (const next of neighbours(picture, at)) {
    const step = brightness(picture.data[next] ?? 0) - own
    if (step === 0 && ++same > 2) return false
    if (step < darkest) [darkest, darkestAt] = [step, next]
    if (step > brightest) [brightest, brightestAt] = [step, next]
  }
  if (darkest === 0 || brightest === 0) return false
  const isCalm = (place: number) => isInArea(picture, place) && isInArea(other, place)
  return isCalm(darkestAt) || isCalm(brightestAt)
}

/** Whether three neighbours have the same colour. */
function isInArea(picture: Pixels, at: number): boolean {
  let same = 0
  for (const next of neighbours(picture, at)) if (picture.data[next] === picture.data[at]) same++
  return same > 2
}

/** The places around a pixel; fewer at an edge. */
function* neighbours({ width, height }: Pixels, at: number): Generator<number> {
  const [x, y] = [at % width, Math.floor(at / width)]
  for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
    for (let right = Math.max(0, x - 1); right <= Math.min(width - 1, x + 1); right++)
      if (down !== y || right !== x) yield down * width + right
}

/** The rows of a picture from `top` on; a view, not a copy. */
export function rowsOf({ width, data }: Pixels, top: number, height: number): Pixels {
  return { width, height, data: data.subarray(top * width, (top + height) * width) }
}

/** How many rows two pictures have in common from their upper edges on, and then from their lower edges on. */
export function commonRows(one: Pixels, other: Pixels): { above: number; below: number } {
  const least = Math.min(one.height, other.height)
  const isSame = (y: number, z: number) => bytesOf(rowsOf(one, y, 1)).equals(bytesOf(rowsOf(other, z, 1)))
  let [above, below] = [0, 0]
  while (above < least && isSame(above, above)) above++
  while (below < least - above && isSame(one.height - 1 - below, other.height - 1 - below)) below++
  return { above, below }
}

export const bytesOf = ({ data }: Pixels): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength)
