import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Toast as Message } from '../core/state.ts'
import { keepFocus } from './focus.ts'
import { useStudio, useStudioState } from './useStudio.ts'

/** How long a message is there when nobody looks at it closer, in milliseconds. */
const shownFor = 8000

/** What has just been done, with a button that takes it back. It is read out by the shell. */
export function Toast() {
  const studio = useStudio()
  const toast = useStudioState((state) => state.toast)
  /** The pointer is over it, or the focus is in it: somebody is on the way to its button. One without a button holds nobody up. */
  const [isHeld, setHeld] = useState(false)
  /** What had the focus before its buttons. */
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!toast || toast.act?.of !== undefined || (isHeld && toast.act)) return undefined
    const timer = setTimeout(() => studio.state.toast === toast && studio.toast(null), shownFor)
    return () => clearTimeout(timer)
  }, [toast, studio, isHeld])
  const isOver = useStudioState(({ editing }) => {
    const { step, act } = toast ?? {}
    return (
      (step !== undefined && (editing?.document.history.undo ?? null) !== step) ||
      (act?.of !== undefined && editing?.key !== act.of)
    )
  })
  const isThere = toast !== null && !isOver
  if (!isThere && isHeld) setHeld(false)
  if (!isThere) return null
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true)
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
    >
      <span>{toast.text}</span>
      <Buttons of={toast} before={before} />
    </div>
  )
}

interface ButtonsProps {
  of: Message
  /** What has the focus again when the message is gone. */
  before: RefObject<Element | null>
}

function Buttons({ of: { act, way }, before }: ButtonsProps) {
  const studio = useStudio()
  return (
    <>
      {way && (
        <button type="button" className="button" data-size="small" onClick={way.run}>
          {way.label}
        </button>
      )}
      {act && (
        <button
          type="button"
          className="button"
          data-size="small"
          onClick={() => {
            const run = () => {
              studio.toast(null)
              act.run()
            }
            keepFocus(run, before.current)
          }}
        >
          {act.label}
        </button>
      )}
      <button
        type="button"
        className="iconButton"
        data-size="small"
        aria-label="Close the message"
        onClick={() => keepFocus(() => studio.toast(null), before.current)}
      >
        <X size={14} />
      </button>
    </>
  )
}
