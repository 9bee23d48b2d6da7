import { Plus, Settings2 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { blockSchema } from '../../../content/schema/index.ts'
import { move } from '../../core/blockActs.ts'
import { blocksOfValue, type Fields, titleOfBlock } from '../../core/blocks.ts'
import { isBegun } from '../../core/checkWords.ts'
import { blockAt, blockPointer } from '../../core/pointers.ts'
import type { Studio } from '../../core/studio.ts'
import { useEditing, useName, useSaid, useStudio, useStudioState } from '../useStudio.ts'
import { arrowKeys } from './arrowKeys.ts'
import { useDragging } from '../dragging.ts'
import { Stop } from './stop.tsx'
import { useSliding } from './useSliding.ts'

/** The page as a line of which each block is a stop. */
export function Outline() {
  const studio = useStudio()
  const { value, selected, isReadable } = useEditing('value', 'selected', 'isReadable')
  const blocks = blocksOfValue(value)
  const at = blockAt(selected)?.index
  return (
    <section className="outline" aria-labelledby="outlineHead" data-waiting={!isReadable || undefined}>
      <header>
        <h2 id="outlineHead">{useName()}, top to bottom</h2>
        <button
          type="button"
          className="iconButton"
          data-size="small"
          aria-label="Settings of the page"
          title="Settings of the page (P)"
          aria-pressed={at === undefined}
          onClick={() => studio.select('')}
        >
          <Settings2 size={16} />
        </button>
      </header>
      <Stops blocks={blocks} at={at} />
      {blocks.length === 0 && isReadable && (
        <div className="nothing">
          <b>This page has no blocks yet</b>
          <p>Press A or choose the first one, most pages begin with a hero.</p>
          <button type="button" className="button" data-look="ink" onClick={() => studio.setAdding(0)}>
            <Plus size={14} aria-hidden="true" /> Add the first block
          </button>
        </div>
      )}
    </section>
  )
}

function Stops({ blocks, at }: { blocks: readonly Fields[]; at: number | undefined }) {
  const studio = useStudio()
  const { value, findings } = useEditing('value', 'findings')
  const said = useSaid()
  const shared = useStudioState(({ overview }) => overview.shared)
  const list = useSliding(blocks, useDragging(useCallback((from, to) => move(studio, from, to), [studio])))
  const focus = useFocusOfBlock(blocks.length, at)
  return (
    <ol
      className="line"
      data-line={typeof value.line === 'string' ? value.line : 'lagoon'}
      onKeyDown={(event) => selectByArrows(studio, event, blocks.length)}
      {...focus}
      ref={list}
    >
      {blocks.map((block, index) => {
        const uses = shared.find(({ name }) => block.type === 'shared' && block.use === name)
        const own = findings.filter(({ pointer }) => blockAt(pointer)?.index === index)
        const errors = own.filter(({ severity }) => severity === 'error').length
        return (
          <li
            // Blocks have no name that lasts: the place is all there is.
            key={String(index)}
            data-selected={index === at || undefined}
            data-look={uses ? 'shared' : isKnown(block) ? undefined : 'unknown'}
          >
            <Stop
              block={block}
              index={index}
              count={blocks.length}
              isSelected={index === at}
              isStop={index === (at ?? 0)}
              uses={uses}
              errors={errors}
              others={own.length - errors}
              isBegun={isBegun(
                own,
                own.filter((finding) => said.includes(finding)),
              )}
            />
          </li>
        )
      })}
      <AddStop blocks={blocks} at={at} />
    </ol>
  )
}

/** The last stop: what it adds comes after the selected block, and it says so; without one it is the last. */
function AddStop({ blocks, at = blocks.length - 1 }: { blocks: readonly Fields[]; at: number | undefined }) {
  const studio = useStudio()
  const { isReadable } = useEditing('isReadable')
  const shared = useStudioState(({ overview }) => overview.shared)
  const before = blocks[at]
  return (
    <li className="addStop">
      <button
        type="button"
        className="stop"
        tabIndex={before ? -1 : 0}
        disabled={!isReadable}
        onClick={() => studio.setAdding(at + 1)}
      >
        <b>Add a block {before && <span>after {titleOfBlock(before, shared)}</span>}</b>
      </button>
      <kbd aria-hidden="true">A</kbd>
    </li>
  )
}

/** Keeps the focus of the line on the selected block, when that is removed or moved. */
function useFocusOfBlock(count: number, at: number | undefined) {
  const hadFocus = useRef(false)
  useEffect(() => {
    // What was removed is gone with its focus: its neighbour, which is selected now, has it.
    if (hadFocus.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.line .stop[tabindex="0"]')?.focus()
  }, [count])
  useEffect(() => {
    // A block that was moved takes the focus along.
    if (document.activeElement?.matches('.line > li:not(.addStop) > .stop:not([aria-current])'))
      document.querySelector<HTMLElement>('.line .stop[aria-current]')?.focus()
  }, [at])
  return {
    onFocus: () => (hadFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = false
    },
  }
}

/** Keys act on the block that is selected: the arrows select the one that gets the focus. */
function selectByArrows(studio: Studio, event: KeyboardEvent<HTMLElement>, count: number): void {
  arrowKeys(event)
  const rows: (Element | null)[] = [...event.currentTarget.querySelectorAll('.stop')]
  const to = event.defaultPrevented ? rows.indexOf(document.activeElement) : -1
  if (to >= 0 && to < count) studio.select(blockPointer(to), 'outline')
}

const isKnown = ({ type }: Fields) => typeof type === 'string' && blockSchema(type) !== undefined
