import { ChevronRight } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useStudio } from '../useStudio.ts'
import { FindingCount } from './findingCount.tsx'

interface Props {
  /** The key of the page. */
  of: string
  name: string
  title: string
  /** How many pages it lies below, and how many lie below it. */
  depth: number
  below: number
  /** How many of its findings are to be fixed. */
  errors: number
  /** All of these are of what somebody is still writing. */
  isBegun: boolean
  isOpen: boolean
  /** It is the stop of the Tab key. */
  isStop: boolean
  isUnfolded: boolean
  onFold: (key: string) => void
}

/** A page in the list; one with pages below it can be unfolded. Of a thousand only those that changed are drawn anew. */
export const PageRow = memo(function PageRow(props: Props) {
  const studio = useStudio()
  const { of, name, title, depth, below, errors, isBegun, isOpen, isStop, isUnfolded, onFold } = props
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
          onClick={() => onFold(of)}
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
        onClick={() => void studio.open(of)}
        onKeyDown={(event) => {
          if (below > 0 && event.key === (isUnfolded ? 'ArrowLeft' : 'ArrowRight')) onFold(of)
        }}
      >
        {name}
        {errors > 0 && <span className="unseen">{`, ${errors} to fix`}</span>}
      </button>
      {errors > 0 && <FindingCount count={errors} isBegun={isBegun} title={`${errors} to fix`} />}
      {below > 0 && <small>{below}</small>}
    </li>
  )
})
