import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStudio, useStudioState } from './useStudio.ts'

/** How long a message is there when nobody looks at it closer, in milliseconds. */
const shownFor = 8000

/** What has just been done, with a button that takes it back. It is read out by the shell. */
export function Toast() {
  const studio = useStudio()
  const toast = useStudioState((state) => state.toast)
  /** The pointer is over it, or the focus is in it: somebody is on the way to its button. One without a button holds nobody up. */
  const [isHeld, setHeld] = useState(false)
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
  const { text, act, way } = toast
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
    >
      <span>{text}</span>
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
            studio.toast(null)
            act.run()
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
        onClick={() => studio.toast(null)}
      >
        <X size={14} />
      </button>
    </div>
  )
}
