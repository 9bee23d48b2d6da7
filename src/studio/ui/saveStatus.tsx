import { Check, CircleAlert, CloudOff, GitCompareArrows, LoaderCircle, Pause } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SaveState } from '../session/saving.ts'
import { useEditing, useStudio } from './useStudio.ts'

type Kind = SaveState['kind']

const words: Record<Kind, string> = {
  saved: 'Saved',
  saving: 'Saving',
  kept: 'Saving',
  away: 'Kept in this browser',
  unreadable: 'Kept, not in the file yet',
  conflict: 'The file changed',
  failed: 'Could not save',
}
const icons = {
  saved: Check,
  saving: LoaderCircle,
  kept: LoaderCircle,
  away: CloudOff,
  unreadable: Pause,
  conflict: GitCompareArrows,
  failed: CircleAlert,
} as const
const looks: Partial<Record<Kind, string>> = {
  away: 'warning',
  unreadable: 'warning',
  conflict: 'warning',
  failed: 'error',
}

/** Saving is worth saying only when it takes longer than this, in milliseconds. */
const quietTime = 1300

/** Where the words are: in the file, on the way, or kept in the browser. Routine saves are silent. */
export function SaveStatus() {
  const studio = useStudio()
  const { save } = useEditing()
  const isOnTheWay = save.kind === 'saving' || save.kind === 'kept'
  const isLate = useLate(isOnTheWay)
  const kind = isOnTheWay && !isLate ? 'saved' : save.kind
  const Icon = icons[kind]
  return (
    <p className="saveState" data-kind={looks[kind]}>
      <Icon size={16} aria-hidden="true" />
      {save.kind === 'failed' ? `Could not save: ${save.reason}` : words[kind]}
      {save.kind === 'failed' && (
        <button type="button" onClick={() => void studio.save()}>
          Try again
        </button>
      )}
    </p>
  )
}

/** Whether something has been true for a while. */
function useLate(isTrue: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isTrue) return undefined
    const timer = setTimeout(() => setLate(true), quietTime)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isTrue])
  return isTrue && late
}
