import { Plus, Settings2 } from 'lucide-react'
import type { Finding } from '../../../content/finding/index.ts'
import { blockSchema } from '../../../content/schema/index.ts'
import { blocksOfValue, type Fields, firstWords } from '../../core/blocks.ts'
import { blockAt, blockPointer } from '../../core/pointers.ts'
import { nameOfBlock } from '../../session/names.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'
import { pageName } from '../words.ts'
import { arrowKeys } from './pages.tsx'
import { useDragging } from './dragging.ts'

/** The page as a line of which each block is a stop. */
export function Outline() {
  const studio = useStudio()
  const { key, value, selected, findings, isReadable } = useEditing()
  const shared = useStudioState(({ overview }) => overview.shared)
  const blocks = blocksOfValue(value)
  const at = blockAt(selected)?.index
  const drag = useDragging(studio)
  const usesOf = (block: Fields) => shared.find(({ name }) => block.type === 'shared' && block.use === name)
  return (
    <section className="outline" aria-labelledby="outlineHead" data-waiting={!isReadable || undefined}>
      <header>
        <h2 id="outlineHead">{pageName(key)}, top to bottom</h2>
        <button
          type="button"
          className="iconButton"
          data-size="small"
          aria-label="Settings of the page"
          title="Settings of the page"
          aria-pressed={selected === '' || at === undefined}
          onClick={() => studio.select('')}
        >
          <Settings2 size={16} />
        </button>
      </header>
      <ol
        className="line"
        data-line={typeof value.line === 'string' ? value.line : 'lagoon'}
        onKeyDown={arrowKeys}
        ref={drag}
      >
        {blocks.map((block, index) => {
          const uses = usesOf(block)
          const own = findings.filter(({ pointer }) => blockAt(pointer)?.index === index)
          const name = uses?.title ?? nameOfBlock(block.type)
          return (
            <li
              // Blocks have no name of their own that lasts: the place is all there is.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              data-selected={index === at || undefined}
              data-look={uses ? 'shared' : isKnown(block) ? undefined : 'unknown'}
            >
              <button
                type="button"
                className="stop"
                aria-current={index === at ? 'true' : undefined}
                aria-label={`${name}, block ${index + 1} of ${blocks.length}${findingWords(own)}`}
                tabIndex={index === (at ?? 0) ? 0 : -1}
                onClick={() => studio.select(blockPointer(index), 'outline')}
                onDoubleClick={() => uses && void studio.open(uses.key)}
              >
                <b>{name}</b>
                <span>{uses ? `${uses.types.map((type) => nameOfBlock(type)).join(', ')}` : firstWords(block)}</span>
              </button>
              {uses && <span className="count">{uses.usedOn.length} pages</span>}
              <Counts findings={own} />
            </li>
          )
        })}
        <li className="addStop">
          <button
            type="button"
            className="stop"
            tabIndex={blocks.length === 0 ? 0 : -1}
            disabled={!isReadable}
            onClick={() => studio.setAdding(at === undefined ? blocks.length : at + 1)}
          >
            Add a block
          </button>
          <kbd aria-hidden="true">A</kbd>
        </li>
      </ol>
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

const isKnown = ({ type }: Fields) => typeof type === 'string' && blockSchema(type) !== undefined

const countsOf = (findings: readonly Finding[]) => {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, others: findings.length - errors }
}

function findingWords(findings: readonly Finding[]): string {
  const { errors, others } = countsOf(findings)
  return (errors > 0 ? `, ${errors} to fix` : '') + (others > 0 ? `, ${others} worth a look` : '')
}

function Counts({ findings }: { findings: readonly Finding[] }) {
  const { errors, others } = countsOf(findings)
  if (errors > 0)
    return (
      <span className="count" data-kind="error" aria-hidden="true">
        {errors}
      </span>
    )
  return others > 0 ? (
    <span className="count" data-kind="warning" aria-hidden="true">
      {others}
    </span>
  ) : null
}
