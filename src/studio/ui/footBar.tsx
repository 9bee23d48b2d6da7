import { blocksOfValue, titleOfBlock } from '../core/blocks.ts'
import { blockAt } from '../core/pointers.ts'
import { guide } from './guide.ts'
import { kindOf } from '../../model/route.ts'
import { useName, useStudio, useStudioState } from './useStudio.ts'

/** The place in words, and the keys that work here. */
export function FootBar() {
  const studio = useStudio()
  const editing = useStudioState((state) => state.editing)
  const name = useName()
  const shared = useStudioState(({ overview }) => overview.shared)
  if (!editing) return <footer className="footBar" />
  const at = blockAt(editing.selected)
  const blocks = blocksOfValue(editing.value)
  const block = at && blocks[at.index]
  return (
    <footer className="footBar">
      <span className="footPlace">
        {/* The comma is cut off with the name: behind its dots there would be a gap. */}
        <span>
          {block ? `${titleOfBlock(block, shared)},` : kindOf(editing.key) === 'page' ? 'The page itself' : name}
        </span>
        {block && <span>{` block ${at.index + 1} of ${blocks.length}`}</span>}
      </span>
      <span className="footKeys">
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
      </span>
      <a href={guide} target="_blank" rel="noreferrer">
        guide
      </a>
      <button type="button" onClick={() => studio.setShowing('keys')}>
        <kbd aria-hidden="true">?</kbd> all keys
      </button>
    </footer>
  )
}
