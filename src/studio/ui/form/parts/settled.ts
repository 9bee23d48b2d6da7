import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useStudio } from '../../useStudio.ts'

// When something at a field comes and goes: not while somebody types, and not between the press on a field and its release.

/** After so long without a key a message is shown, in milliseconds. */
const restTime = 600

/** Whether somebody is typing in a field: until a while after the last key, or until it is left. */
export function useTyping() {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onInput = () => {
    clearTimeout(timer.current)
    setTyping(true)
    timer.current = setTimeout(() => setTyping(false), restTime)
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    afterPress(() => setTyping(false))
  }
  return { isTyping, onInput, onBlur }
}

/** Whether something has been typed in a field that still has the focus: what is shown above it would move it. */
export function useWriting(): boolean {
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.matches(typedInto)) setWriting(true)
    }
    const end = () => afterPress(() => setWriting(false))
    document.addEventListener('input', begin)
    document.addEventListener('focusout', end)
    return () => {
      document.removeEventListener('input', begin)
      document.removeEventListener('focusout', end)
    }
  }, [])
  return isWriting
}

const typedInto = '.formBody :is(textarea, input:not([type="radio"], [type="checkbox"]))'

/**
 * The findings of a field as they are shown: while somebody types, those that were there before and still are. The page and the
 * counts of the checks hold the others against nobody as long as that.
 * @param pointer the place of the field; undefined: the findings are of no field
 */
export function useSettled<One extends { code: string }>(findings: One[], isTyping: boolean, pointer?: string): One[] {
  const studio = useStudio()
  const [codes, setCodes] = useState<readonly string[]>([])
  const now = findings.map(({ code }) => code)
  if (!isTyping && now.join() !== codes.join()) setCodes(now)
  useEffect(() => {
    if (!isTyping || pointer === undefined) return undefined
    const written = { pointer, known: codes }
    studio.setWritten(written)
    return () => {
      if (studio.state.written === written) studio.setWritten(null)
    }
  }, [studio, isTyping, pointer, codes])
  return isTyping ? findings.filter(({ code }) => codes.includes(code)) : findings
}

/**
 * Whether what comes and goes below a field has its place: while the field has the focus, and then until nobody's pointer is over
 * the form. What lies below moves up once it is given back, and a click there would miss.
 */
export function useKeptRoom() {
  const [isKept, setKept] = useState(false)
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])
  const onFocus = () => {
    waiting.current?.abort()
    setKept(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    const wait = new AbortController()
    waiting.current = wait
    const giveBack = () => !wait.signal.aborted && setKept(false)
    const form = currentTarget.closest('.formBody')
    // A finger is over nothing once it has tapped.
    if (form?.matches(':hover') && matchMedia('(hover: hover)').matches)
      form.addEventListener('pointerleave', () => afterPress(giveBack), { once: true, signal: wait.signal })
    else afterPress(giveBack)
  }
  return { isKept, onFocus, onBlur }
}

/** Does something at once; while something is pressed, after it: what moves away from under the pointer would be missed, or its text selected. */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act()
  // The click comes in the same task as the end of the press.
  addEventListener('mouseup', () => setTimeout(act), { once: true })
}
