import { hashOf } from '../lib/cache.ts'
import { pairUp } from './align.ts'
import { bytesOf, commonRows, differing, type Pixels, rowsOf } from './pixels.ts'
import type { View } from './views.ts'

/** How a part of a page differs. What it shows is cut to the rows that differ, and some around them. */
export interface Difference {
  /** The name of the part, such as the type of a block. */
  part: string
  /** Pixels that look different. */
  count: number
  /** Absent: the part is new, or gone. */
  before?: Pixels
  after?: Pixels
  /** 1 for each pixel that looks different, from the upper edges of both on. */
  mask?: Uint8Array
  /** The same for parts of the same width that differ in the same way. */
  key: string
}

/** The differences of a view, and of how many pixels. */
export interface Comparison {
  state: string
  total: number
  differences: Difference[]
}

/** Rows around what differs, in px. */
const around = 80
/** Higher pictures are cut: nobody looks at more. In px. */
const highest = 6000

interface Slice {
  name: string
  sum: string
  pixels: Pixels
}

/** Compares two photographs of the same width. Null: there is none, as of a page that is new. */
export async function compareViews(before: View | null, after: View | null): Promise<Comparison> {
  const state = (after ?? before)?.state ?? ''
  const total = Math.max(...[before, after].map((view) => (view ? view.width * view.height : 0)))
  if (before && after && isSame(before, after)) return { state, total, differences: [] }
  const [old, fresh] = await Promise.all([slicesOf(before), slicesOf(after)])
  const differences = pairUp(old, fresh, likeness).flatMap(([one, other]) => {
    if (one && other) return one.sum === other.sum ? [] : compareSlices(one, other)
    const only = one ?? other
    return only ? [wholeOf(only, one !== null)] : []
  })
  return { state, total, differences }
}

const isSame = (one: View, other: View) =>
  one.strips.length === other.strips.length && one.strips.every((strip, at) => other.strips[at]?.equals(strip))

/** A part that looks as it did is worth more than one of the same kind, so that one in between is found to be new. */
const likeness = (one: Slice, other: Slice) => (one.sum === other.sum ? 3 : one.name === other.name ? 1 : 0)

function wholeOf({ name, sum, pixels }: Slice, isGone: boolean): Difference {
  const shown = rowsOf(pixels, 0, Math.min(highest, pixels.height))
  const count = pixels.width * pixels.height
  return { part: name, count, key: `${isGone ? '-' : '+'}${sum}`, ...(isGone ? { before: shown } : { after: shown }) }
}

/** The difference of two slices; none where it is nothing that an eye sees. */
function compareSlices(one: Slice, other: Slice): Difference[] {
  const [before, after] = [one.pixels, other.pixels]
  // What has become higher has the rest of its rows further below.
  const { above, below } = commonRows(before, after)
  const middle = (pixels: Pixels) => rowsOf(pixels, above, pixels.height - above - below)
  const { mask, count } = differing(middle(before), middle(after))
  if (count === 0) return []
  const { width } = before
  const rows = Math.ceil(mask.length / width)
  const first = Math.floor(mask.indexOf(1) / width)
  const last = Math.floor(mask.lastIndexOf(1) / width)
  const top = Math.max(0, above + first - around)
  const cut = ({ height }: Pixels) => Math.min(highest, height - top, above - top + Math.min(rows, last + 1) + around)
  const shown = (pixels: Pixels) => rowsOf(pixels, top, Math.max(1, cut(pixels)))
  const [left, right] = [shown(before), shown(after)]
  const marked = new Uint8Array(width * Math.max(left.height, right.height))
  // What is shown may begin above the rows that were compared, or below the first of them.
  const [start, skipped] = [Math.max(0, above - top) * width, Math.max(0, top - above) * width]
  marked.set(mask.subarray(skipped, skipped + Math.max(0, marked.length - start)), start)
  // Rows around it may be other ones from page to page.
  const own = [before, after].map((pixels) => bytesOf(rowsOf(middle(pixels), first, last + 1 - first)))
  return [{ part: other.name, count, key: hashOf(...own), before: left, after: right, mask: marked }]
}

/** A photograph, cut where a part of the page ends. */
async function slicesOf(view: View | null): Promise<Slice[]> {
  if (!view) return []
  const whole = await readPixels(view)
  return view.parts.flatMap(({ name, top }, at) => {
    const end = Math.min(view.parts[at + 1]?.top ?? whole.height, whole.height)
    if (end <= top) return []
    const pixels = rowsOf(whole, top, end - top)
    return [{ name, sum: hashOf(bytesOf(pixels)), pixels }]
  })
}

async function readPixels({ strips, width, height }: View): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const bytes = new Uint8Array(width * height * 4)
  let at = 0
  for (const strip of strips) {
    const raw = await sharp(strip).ensureAlpha().raw().toBuffer()
    bytes.set(raw.subarray(0, bytes.length - at), at)
    at += raw.length
  }
  return { width, height, data: new Uint32Array(bytes.buffer) }
}
