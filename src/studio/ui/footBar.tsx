import { nameOfBlock } from '../session/names.ts'
import { blockAt } from '../core/pointers.ts'
import { blocksOfValue } from '../core/blocks.ts'
import { useStudioState } from './useStudio.ts'

/** The place in words, and the keys that work here. */
export function FootBar() {
  const editing = useStudioState((state) => state.editing)
  if (!editing) return <div className="footBar" />
  const at = blockAt(editing.selected)
  const blocks = blocksOfValue(editing.value)
  const type = at && blocks[at.index]?.type
  return (
    <div className="footBar">
      <span>{at ? `${nameOfBlock(type)}, block ${at.index + 1} of ${blocks.length}` : 'The page itself'}</span>
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
