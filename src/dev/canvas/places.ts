// Where flags and tools lie on the page: where they cover no words of it.

export const sides = ['left', 'top', 'width', 'height'] as const
/** A part of the page, in its pixels from its corner. */
export type Box = Record<(typeof sides)[number], number>
export type Size = Pick<Box, 'width' | 'height'>

/** So far tools lie from the edge of their block, in pixels of the tool. */
const inset = 8

/** Half of the button that adds a block, on the lower edge of its block, in pixels of the tool. */
const addHalf = 16
/** How wide that button is. */
const addWidth = 28

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** The first of some places that covers no words; of `others` it may cover some where it has to. Undefined: there is none. */
export function freePlace(places: readonly Box[], words: readonly Box[], others: readonly Box[] = []): Box | undefined {
  const isFree = (all: readonly Box[]) => (place: Box) => !all.some((one) => overlap(one, place))
  const free = places.filter(isFree(words))
  return free.find(isFree(others)) ?? free[0]
}

/** So far the words of a flag lie from the edge of the page, which is seen with round corners, in pixels of the tool. */
const flagInset = 4

/**
 * The places for the words of a flag, the best first: above what it marks, then below, each at both its ends.
 * `first`, `z`: as for {@link toolPlaces}.
 */
export function flagPlaces(marked: Box, { width, height }: Size, pageWidth: number, first: number, z: number): Box[] {
  const edge = flagInset * z
  const within = (left: number) => Math.max(edge, Math.min(left, pageWidth - edge - width))
  const [start, end] = [within(marked.left), within(marked.left + marked.width - width)]
  return [marked.top - height, marked.top + marked.height].flatMap((top) =>
    top < first ? [] : [start, end].map((left) => ({ left, top, width, height })),
  )
}

/** The places for a badge in place of a flag's words, the best first: at the corners of what it marks. `z`: pixels of the page for one of the tool. */
export function badgePlaces(marked: Box, size: Size, pageWidth: number, z: number): Box[] {
  const { left, top, width, height } = marked
  const out = 8 * z
  const end = Math.min(left + width + out, pageWidth) - size.width
  const bottom = top + height + out - size.height
  return [end, Math.max(0, left - out)].flatMap((x) => [top - out, bottom].map((y) => ({ left: x, top: y, ...size })))
}

/**
 * The places for the tools of a block, the best first: at its upper edge inside and above, at its lower edge inside and below,
 * each at the right and at the left.
 * `first`: where the first block of the page begins, above which is its bar. `z`: as for {@link badgePlaces}.
 */
export function toolPlaces(block: Box, { width, height }: Size, first: number, z: number): Box[] {
  const left = Math.max(0, block.left + block.width - inset * z - width)
  const bottom = block.top + block.height
  // The button that adds a block has the middle of the lower edge.
  const isBesideAdd = left > block.left + block.width / 2 + addHalf * z
  const low = (isBesideAdd ? inset : inset + addHalf) * z
  const above = block.top - inset * z - height
  const tops = [block.top + inset * z, ...(above >= first ? [above] : []), bottom - low - height, bottom + low]
  return tops.flatMap((top) => [left, block.left + inset * z].map((side) => ({ left: side, top, width, height })))
}

/** The places for the button that adds a block, the best first: in the middle of the lower edge, right and left of it, at its ends. */
export function addPlaces(block: Box, z: number): Box[] {
  const [size, free] = [addWidth * z, block.width - addWidth * z]
  const end = free - inset * z
  return [free / 2, free * 0.75, free / 4, end, inset * z].map((left) => ({
    left: block.left + left,
    top: block.top + block.height - size / 2,
    width: size,
    height: size,
  }))
}
