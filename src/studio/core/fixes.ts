import type { Finding } from '../../content/finding/index.ts'
import { syntaxRules } from '../../content/rules/index.ts'
import { editsFor, parentOf } from '../../content/json/index.ts'
import { count } from '../../model/words.ts'
import { applyFix, writeField } from '../session/acts.ts'
import type { Editing, View } from './state.ts'
import type { Studio } from './studio.ts'

/** Whether two findings, perhaps of different texts, are of the same mistake. */
export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.code === other.code && one.pointer === other.pointer && one.message === other.message

/**
 * Applies the fix of a finding of the open document, as one step. Its edits may be of an older text: then those of the newer one
 * count. `before`: called when it is sure to be done. `view`: where it is asked for. A text that could not be read has no places:
 * what was selected before is so again.
 */
export function fix(studio: Studio, finding: Finding, before?: () => void, view: View = 'studio'): void {
  whenChecked(studio, ({ document, findings, isReadable, selected }) => {
    const same = findings.find((one) => one === finding) ?? findings.find((one) => isSameFinding(one, finding))
    if (!same?.fix) return
    before?.()
    const { edits, select, ...step } = applyFix(same.fix, isReadable ? same.pointer : selected)
    document.act(step, editsFor(document.text, edits))
    // The button of a text that could not be read is gone with its focus.
    studio.select(select, view, isReadable || view === 'text' ? null : { at: Infinity })
    studio.say(`Done: ${same.fix.title}`)
  })
}

/** Whether a finding has a way out beside its fix: what is not known can be renamed, or removed. */
export const canRemove = ({ code }: Finding): boolean => code === 'keyUnknown'

/** Removes what a finding is about. */
export function removePlace(studio: Studio, { pointer }: Finding): void {
  studio.act((source) => ({
    ...writeField(source, pointer, undefined),
    select: parentOf(pointer),
  }))
}

/** Applies all fixes of the open document that have one possible outcome, as one step. */
export async function fixSafely(studio: Studio): Promise<void> {
  const { document, key, selected = '' } = studio.state.editing ?? {}
  if (!document || key === undefined) return
  for (;;) {
    const before = document.text
    // Asked again when somebody has typed meanwhile: the answer would take that back.
    const fixed = await studio.store.ask('fixSafely', key)
    if (document.text !== before) continue
    if (fixed.count === 0) return studio.toast('None of these can be fixed without a choice of yours.')
    document.become({ name: `${count(fixed.count, 'check')} fixed`, pointer: selected }, fixed.text)
    return studio.toast(`${count(fixed.count, 'check')} fixed.`, { label: 'Undo', run: studio.undo })
  }
}

/** What makes a text readable again, where it has one possible outcome. */
export interface WayOut {
  title: string
  run: () => void
}

/** The way out of what keeps a text from being read: undefined where somebody has to choose. */
export function wayOut(studio: Studio, broken: readonly Finding[]): WayOut | undefined {
  const [only, ...others] = broken
  if (!only?.fix || safeFixes(broken) < broken.length) return undefined
  // A bracket in a wrong place is missing in another one: both are one reading of the text.
  if (others.length > 0) return { title: `Fix ${broken.length} safely`, run: () => void fixSafely(studio) }
  return { title: only.fix.title, run: () => fix(studio, only) }
}

/** The findings because of which a text cannot be read. */
export const brokenPlaces = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ code, severity }) => severity === 'error' && Object.hasOwn(syntaxRules, code))

/** How many findings have a fix with one possible outcome. */
export const safeFixes = (findings: readonly Finding[]): number =>
  findings.filter((finding) => finding.fix?.certain === true).length

/** Calls back once the findings of the open document are those of its text. Another document meanwhile: not at all. */
function whenChecked(studio: Studio, then: (editing: Editing) => void): void {
  const { document } = studio.state.editing ?? {}
  const look = (): boolean => {
    const { editing } = studio.state
    if (editing?.document === document && !editing?.isChecked) return false
    if (editing && editing.document === document) then(editing)
    return true
  }
  if (look()) return
  const unsubscribe = studio.subscribe(() => {
    if (!studio.state.editing || studio.state.editing.document !== document) return unsubscribe()
    if (!studio.state.editing.isChecked) return
    unsubscribe()
    then(studio.state.editing)
  })
}
