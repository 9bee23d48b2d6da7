import { type RefObject, useEffect, useRef } from 'react'
import type { Marks } from '../../../dev/canvas/messages.ts'
import { keepSame } from '../../core/keepSame.ts'
import { marksOf } from '../../core/marks.ts'
import type { Drawn } from '../../store/messages.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'
import { send } from './send.ts'

/**
 * Marks on the page what is selected in it and what is wrong there. `page`: another object each time that the frame has
 * loaded it; null: it shows another page.
 */
export function useMarks(frame: RefObject<HTMLIFrameElement | null>, page: object | null, scale: number): void {
  const studio = useStudio()
  const drawn = useStudioState((state) => state.drawn)
  const fresh = useStudioState((state) => state.fresh)
  const written = useStudioState((state) => state.written)
  const overview = useStudioState((state) => state.overview)
  const { selected, selectedIn, findings, isReadable } = useEditing('selected', 'selectedIn', 'findings', 'isReadable')
  /** How the page was marked last, and of what it was drawn then. */
  const last = useRef<{ page: object | null; drawn: Drawn | null; marks: Marks | null }>(null)
  useEffect(() => {
    const before = last.current
    const marks = page ? keepSame(before?.marks, marksOf(studio.state, scale)) : null
    last.current = { page, drawn, marks }
    // Findings come twice for each key, and are mostly those of before: the page is not painted for each of them.
    const isSame = marks === before?.marks && drawn === before.drawn && page === before.page
    if (marks && !isSame) send(frame.current, { kind: 'mark', marks })
  }, [studio, frame, page, drawn, scale, selected, selectedIn, findings, fresh, written, isReadable, overview])
}
