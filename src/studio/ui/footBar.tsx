import { blockAt } from '../core/pointers.ts'
import { blocksOfValue, titleOfBlock } from '../core/blocks.ts'
import { useStudioState } from './useStudio.ts'

/** The place in words, and the keys that work here. */
export function FootBar() {
  const editing = useStudioState((state) => state.editing)
  const shared = useStudioState(({ overview }) => overview.shared)
  if (!editing) return <div className="footBar" />
  const at = blockAt(editing.selected)
  const blocks = blocksOfValue(editing.value)
  const block = at && blocks[at.index]
  return (
    <div className="footBar">
      <span>
        {block ? `${titleOfBlock(block, shared)}, block ${at.index + 1} of ${blocks.length}` : 'The page itself'}
      </span>
      <span className="space" />
      <span>
        <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move block
      </span>
      <span>
        <kbd>F6</kbd> next area
      </span>
      <span>
        <kbd>F8</kbd> next check
      </span>
      <span>
        <kbd>J</kbd> file text
      </span>
    </div>
  )
}
