import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PageRow as Row } from '../../core/pageTree.ts'
import { useStudio } from '../useStudio.ts'

interface Props {
  row: Row
  isOpen: boolean
  /** It is the stop of the Tab key. */
  isStop: boolean
  isUnfolded: boolean
  onFold: (row: Row) => void
}

/** A page in the list; one with pages below it can be unfolded. */
export function PageRow({ row, isOpen, isStop, isUnfolded, onFold }: Props) {
  const studio = useStudio()
  const { key, name, title, depth, below } = row
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li data-depth={depth}>
      {below > 0 && (
        <button
          type="button"
          className="iconButton fold"
          tabIndex={-1}
          aria-expanded={isUnfolded}
          aria-label={`Pages below ${name}`}
          onClick={() => onFold(row)}
        >
          <ChevronRight size={14} />
        </button>
      )}
      <button
        type="button"
        className="pageRow"
        ref={button}
        title={title}
        aria-current={isOpen ? 'page' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => void studio.open(key)}
        onKeyDown={(event) => {
          if (below > 0 && event.key === (isUnfolded ? 'ArrowLeft' : 'ArrowRight')) onFold(row)
        }}
      >
        {name}
      </button>
      {below > 0 && <small>{below}</small>}
    </li>
  )
}
