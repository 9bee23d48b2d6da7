import type { Finding } from '../../content/finding/index.ts'
import { nearest } from './pointers.ts'
import type { Editing } from './state.ts'

/** A place with what is wrong there. */
export interface FoundPlace {
  pointer: string
  findings: readonly Finding[]
}

/** The text as it is now. */
type Text = Pick<Editing, 'source' | 'value'>

/** The findings by their places, in the order in which the document is read. */
function placesOf({ value }: Text, findings: readonly Finding[]): FoundPlace[] {
  const places = new Map<string, Finding[]>()
  for (const finding of findings) {
    const pointer = nearest(value, finding.pointer)
    places.set(pointer, [...(places.get(pointer) ?? []), finding])
  }
  return [...places].map(([pointer, found]) => ({ pointer, findings: found }))
}

/**
 * The next place with findings, or the previous one, counted from what is selected. After the last comes the first.
 * @returns undefined: there is none
 */
export function nextPlace(
  text: Text,
  findings: readonly Finding[],
  selected: string,
  step: 1 | -1,
): FoundPlace | undefined {
  const places = placesOf(text, findings)
  const now = places.findIndex(({ pointer }) => pointer === selected)
  if (now >= 0) return places.at((now + step) % places.length)
  // Findings may be of an older text, whose lines are others: what counts is where their values are now.
  const offsetOf = (pointer: string) => text.source.node(pointer)?.offset ?? 0
  const here = offsetOf(selected)
  const after = places.findIndex(({ pointer }) => offsetOf(pointer) >= here)
  if (step > 0) return places[Math.max(after, 0)]
  return places.at(after < 0 ? -1 : after - 1)
}
