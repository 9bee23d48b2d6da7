import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { parentOf, type Source } from '../../../content/json/index.ts'
import { blockAt } from '../../core/pointers.ts'
import type { Cursor } from '../../core/state.ts'
import type { Studio } from '../../core/studio.ts'
import type { Act } from '../../session/acts.ts'
import { useEditing, useStudio } from '../useStudio.ts'
import { putCursor } from './cursor.ts'
import { selectSample, useSampleWords } from './sampleWords.ts'

const typedInto = 'textarea, input:is([type="text"], :not([type]))'

/** What takes the focus of a field, what is typed into first: buttons of a text are before it. */
const controls = ['textarea, input:not([type="file"])', 'select', 'button, [tabindex]']

/**
 * Ties the form to the selection. What is selected elsewhere is scrolled to and has the focus; what has the focus is selected.
 * Selecting a whole block only scrolls: the focus stays where it is, unless the block is new; then its sample words are
 * selected, to be typed over.
 */
export function useSelection(form: RefObject<HTMLElement | null>) {
  const studio = useStudio()
  const { key, selected, selectedIn, cursor } = useEditing('key', 'selected', 'selectedIn', 'cursor')
  const wanted = useRef<string | null>(null)
  const samples = useSampleWords(form)

  useEffect(() => {
    if (selectedIn === 'new') focusField(form.current, firstWritten(form.current) ?? selected)?.select()
    else if (selectedIn !== 'form') show(studio, form.current, selected, selectedIn !== 'text', cursor)
    // The same place of another document is another place.
  }, [key, selected, selectedIn, cursor, form, studio])

  useEffect(() => {
    if (wanted.current === null) return
    const pointer = wanted.current
    wanted.current = null
    focusField(form.current, pointer)
  })

  const act = useCallback(
    (make: (source: Source) => Act, focus?: string) => {
      wanted.current = focus ?? null
      if (!studio.act(make, 'form')) wanted.current = null
    },
    [studio],
  )
  /** Has the field of a place take the focus after the next change. */
  const focusAfter = useCallback((pointer: string) => void (wanted.current = pointer), [])
  const onFocus = useCallback(
    (event: FocusEvent) => {
      const pointer = event.target.closest<HTMLElement>('[data-pointer]')?.dataset.pointer
      if (pointer !== undefined) studio.select(pointer, 'form')
      samples.onFocus(event)
    },
    [studio, samples],
  )
  return { act, focusAfter, onFocus, samples }
}

/** Shows what is selected elsewhere: a field; of a whole block or page, the first ones. */
function show(
  studio: Studio,
  form: HTMLElement | null,
  selected: string,
  isFocused: boolean,
  cursor: Cursor | null,
): void {
  const isField = blockAt(selected) ? blockAt(selected)?.inner !== '' : selected !== ''
  if (!isField) form?.scrollTo({ top: 0 })
  else if (isFocused) {
    const field = focusField(form, selected)
    if (!form || !field) return
    // A word that was chosen is what is meant.
    const isChosen = cursor?.to !== undefined
    if (!isChosen && selectSample(studio, form, field)) return
    if (cursor) putCursor(form, field, cursor)
  } else fieldAt(form, selected)?.scrollIntoView({ block: 'nearest' })
}

/** The place of the first text that is there: what may be left empty can come before it. Undefined: none is. */
function firstWritten(form: HTMLElement | null): string | undefined {
  const texts = [...(form?.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(typedInto) ?? [])]
  const written = texts.find(({ value }) => value !== '')
  return written?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer
}

/** The field of a place, or the nearest one around it. */
function fieldAt(form: HTMLElement | null, pointer: string): HTMLElement | undefined {
  for (let at = pointer; ; at = parentOf(at)) {
    const field = form?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`)
    if (field) return field
    if (at === '') return undefined
  }
}

/**
 * Brings a field into view and gives it the focus, with the cursor at the end of its text. A place without one: the nearest
 * around it. Gives what is typed into.
 */
function focusField(form: HTMLElement | null, pointer: string): HTMLTextAreaElement | HTMLInputElement | undefined {
  const field = fieldAt(form, pointer) ?? form
  const folded = field?.closest('details')
  if (folded) folded.open = true
  const area = field?.querySelector('.fieldControl') ?? field
  const [control] = controls.flatMap((selector) => area?.querySelector<HTMLElement>(selector) ?? [])
  control?.focus({ preventScroll: true })
  if (control instanceof HTMLTextAreaElement) control.setSelectionRange(control.value.length, control.value.length)
  if (field !== form) field?.scrollIntoView({ block: 'nearest' })
  return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement ? control : undefined
}
