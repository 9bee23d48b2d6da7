import { Check, CircleAlert, CloudOff, FileX, GitCompareArrows, LoaderCircle, Pause } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SaveState } from '../session/saving.ts'
import { conflictId } from './drawer/conflict.tsx'
import { useEditing, useStudio } from './useStudio.ts'

type Kind = SaveState['kind']

const words: Record<Kind, string> = {
  saved: 'Saved',
  saving: 'Saving',
  kept: 'Saving',
  away: 'Kept in this browser',
  unreadable: 'Kept, not in the file yet',
  conflict: 'The file changed',
  gone: 'The file was deleted',
  failed: 'Could not save',
}
const icons = {
  saved: Check,
  saving: LoaderCircle,
  kept: LoaderCircle,
  away: CloudOff,
  unreadable: Pause,
  conflict: GitCompareArrows,
  gone: FileX,
  failed: CircleAlert,
} as const
const looks: Partial<Record<Kind, string>> = {
  away: 'warning',
  unreadable: 'warning',
  conflict: 'warning',
  gone: 'warning',
  failed: 'error',
}

/** Saving is worth saying only when it takes longer than this, in milliseconds. */
const quietTime = 1300

/** Where the words are: in the file, on the way, or kept in the browser. Routine saves are silent. */
export function SaveStatus() {
  const { save } = useEditing('save')
  const isOnTheWay = save.kind === 'saving' || save.kind === 'kept'
  const isLate = useLate(isOnTheWay)
  const kind = isOnTheWay && !isLate ? 'saved' : save.kind
  const Icon = icons[kind]
  const said = save.kind === 'failed' ? `Could not save: ${save.reason}` : words[kind]
  return (
    <p className="saveState" data-kind={looks[kind]}>
      <Icon size={16} aria-hidden="true" />
      <span title={said}>{said}</span>
      <WayOut kind={kind} />
    </p>
  )
}

/** What can be done where the words are not in the file. */
function WayOut({ kind }: { kind: Kind }) {
  const studio = useStudio()
  const decide = () => {
    // Mine may have changed since the versions were compared.
    void studio.save()
    document.querySelector<HTMLDialogElement>(`#${conflictId}:not([open])`)?.showModal()
  }
  const ways: Partial<Record<Kind, [words: string, run: () => void]>> = {
    failed: ['Try again', () => void studio.save()],
    conflict: ['Decide', decide],
    gone: ['Write it again', () => void studio.saving?.restore()],
  }
  const way = ways[kind]
  return way ? (
    <button type="button" onClick={way[1]}>
      {way[0]}
    </button>
  ) : null
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
