import { Plus } from 'lucide-react'
import { useId } from 'react'
import { idOf } from '../formContext.ts'
import { withArticle } from '../model/words.ts'

/** The name of a list and how many entries it has; under a title of the section only the count is seen. */
export function ListHead({
  name,
  pointer,
  count,
  most,
  isBare,
}: {
  name: string
  pointer: string
  count: number
  most: number | undefined
  isBare: boolean
}) {
  return (
    <div className={isBare ? 'listHead' : 'fieldLabel'}>
      <span id={idOf(pointer, 'label')} className={isBare ? 'unseen' : undefined}>
        {name}
      </span>
      <span className="lengthCount" data-over={(most !== undefined && count > most) || undefined}>
        {most === undefined ? count : `${count} of ${most}`}
      </span>
    </div>
  )
}

interface AddRowProps {
  name: string
  /** Why nothing can be added, and what to do. */
  full: string | undefined
  onAdd: () => void
}

/** What adds an entry. Where nothing can be added it can still have the focus: it says why. */
export function AddRow({ name, full, onAdd }: AddRowProps) {
  const id = useId()
  return (
    <div className="addRow">
      <button
        type="button"
        className="button"
        data-size="small"
        aria-disabled={full !== undefined || undefined}
        aria-describedby={full === undefined ? undefined : id}
        onClick={full === undefined ? onAdd : undefined}
      >
        <Plus size={14} aria-hidden="true" /> Add {withArticle(name)}
      </button>
      {full !== undefined && (
        <p className="fieldHint" id={id}>
          {full}
        </p>
      )}
    </div>
  )
}
