import { Search, X } from 'lucide-react'
import { blocksOfValue, titleOfBlock } from '../../core/blocks.ts'
import { usePhone } from '../usePhone.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'

interface Props {
  /** The place that waits for a block. */
  place: number
  typed: string
  onType: (typed: string) => void
  /** The id of the kind that is chosen. */
  active: string | undefined
}

/** Where a block is looked for, and where it will be. */
export function AddHead({ place, typed, onType, active }: Props) {
  const studio = useStudio()
  const isPhone = usePhone()
  const shared = useStudioState(({ overview }) => overview.shared)
  const before = blocksOfValue(useEditing('value').value)[place - 1]
  return (
    <div className="dialogHead">
      <Search size={20} aria-hidden="true" />
      <input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-label="Which block?"
        placeholder={isPhone ? 'Which block?' : 'Which block? Try “numbers”, “how it works” or “questions”'}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-controls="kinds"
        aria-activedescendant={active}
      />
      {before ? (
        <p>
          After <b>{titleOfBlock(before, shared)}</b>, as block {place + 1}
        </p>
      ) : (
        <p>As block {place + 1}</p>
      )}
      <button type="button" className="iconButton" aria-label="Close (Escape)" onClick={() => studio.setAdding(null)}>
        <X size={16} />
      </button>
    </div>
  )
}
