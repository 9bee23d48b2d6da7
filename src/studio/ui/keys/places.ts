import { blocksOfValue } from '../../core/blocks.ts'
import { brokenPlaces, fix, wayOut } from '../../core/fixes.ts'
import { nextPlace } from '../../core/nextFinding.ts'
import { blockAt, blockPointer } from '../../core/pointers.ts'
import type { Studio } from '../../core/studio.ts'
import { nameOfBlock } from '../../session/names.ts'
import { byForm } from '../form/model/order.ts'

/** The areas of the studio, in the order of F6. */
const areas = ['.bar', '.side', '.canvasBar', '.canvas', '.formPanel', '.drawer', '.footBar']

export const isOnCanvas = (): boolean => document.activeElement?.matches('.canvas') ?? false

/** Selects the next block of the page, or the previous one. */
export function nextBlock(studio: Studio, step: 1 | -1): void {
  const { editing } = studio.state
  const blocks = blocksOfValue(editing?.value)
  const to = (blockAt(editing?.selected ?? '')?.index ?? -1) + step
  const block = blocks[to]
  if (!block) return
  studio.select(blockPointer(to))
  studio.say(`${nameOfBlock(block.type)}, block ${to + 1} of ${blocks.length}`)
}

/** What is only there in other windows cannot have the focus: it would stay where it is, also at the next press. */
const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/** Goes to the next area that is there, or to the previous one. */
export function nextArea(step: 1 | -1): void {
  const all = areas.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []).filter(isSeen)
  const now = all.findIndex((area) => area.contains(document.activeElement))
  const area = all.at((now < 0 ? (step > 0 ? 0 : -1) : now + step) % all.length)
  ;((area && firstIn(area)) ?? area)?.focus()
}

/** The first thing in a part of the studio that takes the focus. */
export function firstIn(part: Element): HTMLElement | undefined {
  const inside = part.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable], [tabindex="0"]',
  )
  return [...inside].find((one) => one.tabIndex >= 0 && isSeen(one))
}

/** Applies the first fix of what is wrong at the place that is selected, as its button does; or what makes the text readable. */
export function fixHere(studio: Studio): void {
  const { findings = [], selected, isReadable = true } = studio.state.editing ?? {}
  const finding = findings.find((one) => one.pointer === selected && one.fix)
  const way = isReadable ? undefined : wayOut(studio, brokenPlaces(findings))
  if (way) way.run()
  else if (finding) fix(studio, finding)
  else studio.say('Nothing here can be fixed by a key')
}

/** Selects the next place of the document with findings, or the previous one, and says them. */
export function nextFinding(studio: Studio, step: 1 | -1): void {
  const { editing } = studio.state
  const next =
    editing && nextPlace(editing.value, editing.findings, editing.selected, step, byForm(editing.key, editing.value))
  if (!next) return studio.say('Nothing to fix on this page')
  // Those are selected again, where they are the only ones.
  const isSample = next.findings.some(({ code }) => code === 'sampleWords')
  // In a text that cannot be read it has no place.
  if (editing.isReadable) studio.select(next.pointer, 'studio', isSample ? { at: Infinity } : null)
  studio.say(next.findings.map(({ message }) => message).join(' '))
}
