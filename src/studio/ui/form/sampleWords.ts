import { type FocusEvent, type MouseEvent, type RefObject, useMemo, useRef } from 'react'
import type { Studio } from '../../core/studio.ts'
import { useStudio } from '../useStudio.ts'
import { putCursor } from './cursor.ts'
import { sampleRange } from './model/samples.ts'

type TextBox = HTMLTextAreaElement | HTMLInputElement

const isTextBox = (element: EventTarget | null): element is TextBox =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)

/** Selects the sample words of a field, to be typed over. Tells whether it has any. */
export function selectSample(studio: Studio, form: HTMLElement, field: TextBox): boolean {
  const { editing } = studio.state
  const pointer = field.closest<HTMLElement>('[data-pointer]')?.dataset.pointer
  const range = editing && pointer !== undefined ? sampleRange(editing, pointer, field.value) : undefined
  if (range) putCursor(form, field, { at: range.start, to: range.end })
  return range !== undefined
}

/**
 * Has sample words selected as soon as somebody is in their field, however they came. A second press puts the cursor where it
 * is, and a window that was only behind another one is as it was.
 */
export function useSampleWords(form: RefObject<HTMLElement | null>) {
  const studio = useStudio()
  /** The field that has the focus, and the one that is being pressed: only once that has ended the cursor is in its place. */
  const field = useRef<TextBox | null>(null)
  const pressed = useRef<TextBox | null>(null)
  return useMemo(() => {
    const select = (target: TextBox) => form.current && selectSample(studio, form.current, target)
    return {
      onFocus({ target }: FocusEvent) {
        if (target === field.current || !isTextBox(target)) return
        field.current = target
        if (target !== pressed.current) select(target)
      },
      onBlur() {
        if (document.hasFocus()) field.current = null
      },
      onMouseDown({ target }: MouseEvent) {
        pressed.current = isTextBox(target) && target !== field.current ? target : null
      },
      onClick({ target }: MouseEvent) {
        const isFirst = isTextBox(target) && target === pressed.current
        pressed.current = null
        if (isFirst && target.selectionStart === target.selectionEnd) select(target)
      },
    }
  }, [studio, form])
}
