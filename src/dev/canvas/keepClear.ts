import { areaOf, wordsOfBlocks } from './boxes.ts'
import { addPlaces, type Box, flagPlaces, freePlace, badgePlaces, toolPlaces } from './places.ts'

/** A mark, and where it is. */
export interface Part {
  shown: HTMLElement
  area: Box
}

/** The frame of a mark, in pixels of the tool. What is in it is placed from its inner edge. */
const frame = 2
/** A badge is a circle of this width, in pixels of the tool. */
const badgeWidth = 18

/**
 * Has the flags and the tools of marks cover no words of the page. A flag without room is a badge alone: what it says is at the
 * field as well. Tools without room cover words of other blocks, and none of their own.
 * @param chosen those of the `blocks` whose tools they are
 * @param z pixels of the page for one of the tool
 */
export function keepClear(
  parts: readonly Part[],
  blocks: readonly HTMLElement[],
  chosen: readonly HTMLElement[],
  z: number,
): void {
  const wordsNear = wordsOfBlocks(blocks)
  const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth * z, height: offsetHeight * z })
  const taken: Box[] = []
  // A flag is measured with its words, and all before anything is moved: the browser lays the page out once.
  for (const { shown } of parts) shown.removeAttribute('data-short')
  const pageWidth = document.documentElement.clientWidth
  const first = blocks[0] ? areaOf([blocks[0]]).top : 0
  const others = blocks.filter((block) => !chosen.includes(block))
  const moves = parts.flatMap(({ shown, area }): (() => void)[] => {
    const [tools, add] = ['.tools', '.add'].map((name) => shown.querySelector<HTMLElement>(name))
    if (tools && add) {
      const edge = addPlaces(area, z)
      const addPlace = freePlace(edge, [...wordsNear(edge), ...taken]) ?? edge[0]
      if (addPlace) taken.push(addPlace)
      const places = toolPlaces(area, sizeOf(tools), first, z)
      const own = [...wordsNear(places, chosen), ...taken]
      const place = freePlace(places, own, wordsNear(places, others)) ?? places.at(-1)
      return [
        () => {
          if (place) move(tools, place, area, z)
          if (addPlace) move(add, addPlace, area, z)
        },
      ]
    }
    if (!shown.matches('.flag')) return []
    const label = shown.querySelector('span')
    const places = label ? flagPlaces(area, sizeOf(label), pageWidth, first, z) : []
    const badges = badgePlaces(area, { width: badgeWidth * z, height: badgeWidth * z }, pageWidth, z)
    const words = [...wordsNear([...places, ...badges]), ...taken]
    const free = freePlace(places, words)
    const place = free ?? freePlace(badges, words) ?? badges[0]
    if (!place) return []
    taken.push(place)
    return [
      () => {
        shown.toggleAttribute('data-short', !free)
        for (const child of shown.children) move(child as HTMLElement, place, area, z)
      },
    ]
  })
  for (const run of moves) run()
}

function move({ style }: HTMLElement, place: Box, area: Box, z: number): void {
  style.left = `${place.left - area.left - frame * z}px`
  style.top = `${place.top - area.top - frame * z}px`
}
