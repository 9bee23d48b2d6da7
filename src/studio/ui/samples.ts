import type { Finding } from '../../content/finding/index.ts'
import { child, parentOf } from '../../content/json/index.ts'
import { count } from '../../model/words.ts'
import type { Studio } from '../core/studio.ts'
import { focusField, openGallery } from './focus.ts'
import { byForm } from './form/model/order.ts'

/** What can be done about sample words of which a block has several, or that are beside a picture. */
export function waysToSamples(studio: Studio, { code, pointer, further = [] }: Finding) {
  if (code !== 'sampleWords') return []
  const picture = child(parentOf(pointer), 'src')
  if (pointer.endsWith('/alt') && studio.state.editing?.source.node(picture))
    return [{ title: 'Choose a picture', run: () => openGallery(studio, picture) }]
  if (further.length === 0) return []
  return [{ title: 'Go to the next one', run: () => goToNext(studio, pointer) }]
}

/** Selects the sample after the one that is selected, of those that a block has now; after the last comes the first. */
function goToNext(studio: Studio, pointer: string): void {
  const { editing } = studio.state
  const block = /^\/blocks\/\d+|^/.exec(pointer)?.[0] ?? ''
  const finding = editing?.findings.find(
    (one) => one.code === 'sampleWords' && `${one.pointer}/`.startsWith(`${block}/`),
  )
  if (!editing || !finding) return studio.toast('No sample words are left here.')
  const compare = byForm(editing.key, editing.value)
  const all = [finding.pointer, ...(finding.further ?? [])].toSorted(compare)
  const next = all.find((at) => compare(at, editing.selected) > 0) ?? all[0] ?? pointer
  studio.select(next, 'studio', { at: Infinity })
  focusField(studio, next)
  const words = `${count(all.length, 'text')} here ${all.length === 1 ? 'is a sample' : 'are samples'}.`
  const act = { label: 'Next one', run: () => goToNext(studio, pointer), of: editing.key }
  studio.toast(words, all.length === 1 ? undefined : act)
}
