import type { Finding } from '../../content/finding/index.ts'
import { nearest } from './pointers.ts'
import type { Editing } from './state.ts'

/** A place with what is wrong there. */
export interface FoundPlace {
  pointer: string
  findings: readonly Finding[]
}

/** Which of two places comes first. */
type Compare = (one: string, other: string) => number

/** The findings by their places, in their order. One about several places is at each of them. */
function placesOf(value: Editing['value'], findings: readonly Finding[], compare: Compare): FoundPlace[] {
  const places = new Map<string, Finding[]>()
  for (const finding of findings)
    for (const place of [finding.pointer, ...(finding.further ?? [])]) {
      const pointer = nearest(value, place)
      places.set(pointer, [...(places.get(pointer) ?? []), finding])
    }
  return [...places]
    .map(([pointer, found]) => ({ pointer, findings: found }))
    .toSorted((one, other) => compare(one.pointer, other.pointer))
}

/**
 * The next place with findings, or the previous one, counted from what is selected. After the last comes the first.
 * @param compare which of two places comes first: where values are in the file says little about the form
 * @returns undefined: there is none
 */
export function nextPlace(
  value: Editing['value'],
  findings: readonly Finding[],
  selected: string,
  step: 1 | -1,
  compare: Compare,
): FoundPlace | undefined {
  const places = placesOf(value, findings, compare)
  const now = places.findIndex(({ pointer }) => pointer === selected)
  if (now >= 0) return places.at((now + step) % places.length)
  const after = places.findIndex(({ pointer }) => compare(pointer, selected) > 0)
  if (step > 0) return places[Math.max(after, 0)]
  return places.at(after < 0 ? -1 : after - 1)
}
