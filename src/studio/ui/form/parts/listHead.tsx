import { Plus } from 'lucide-react'
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

export function AddRow({ name, isFull, onAdd }: { name: string; isFull: boolean; onAdd: () => void }) {
  return (
    <button
      type="button"
      className="button addRow"
      data-size="small"
      disabled={isFull}
      title={isFull ? 'There is no room for more' : undefined}
      onClick={onAdd}
    >
      <Plus size={14} aria-hidden="true" /> Add {withArticle(name)}
    </button>
  )
}
