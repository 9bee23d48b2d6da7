import { memo, useEffect, useRef } from 'react'
import { count as countOf } from '../../../model/words.ts'
import { type Fields, firstWords } from '../../core/blocks.ts'
import { blockPointer } from '../../core/pointers.ts'
import { focusForm } from '../focus.ts'
import { nameOfBlock } from '../../session/names.ts'
import type { SharedInfo } from '../../store/messages.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { FindingCount } from './findingCount.tsx'

interface Props {
  block: Fields
  index: number
  count: number
  isSelected: boolean
  /** It is the stop of the Tab key. */
  isStop: boolean
  /** The shared document that it shows. */
  uses: SharedInfo | undefined
  /** How many findings it has. */
  errors: number
  others: number
  /** The worst of them are all of what somebody is still writing. */
  isBegun: boolean
}

/** A block in the outline: its kind, its first words, and what is wrong with it. */
export const Stop = memo(function Stop(props: Props) {
  const { block, index, count, isSelected, isStop, uses, errors, others, isBegun } = props
  const studio = useStudio()
  const tokens = useStudioState(({ overview }) => overview.tokens)
  const name = uses?.title ?? nameOfBlock(block.type)
  const words = uses ? uses.types.map((type) => nameOfBlock(type)).join(', ') : firstWords(block, new Map(tokens))
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const said = (errors > 0 ? `, ${errors} to fix` : '') + (others > 0 ? `, ${others} worth a look` : '')
  return (
    <>
      <button
        type="button"
        className="stop"
        ref={row}
        aria-current={isSelected ? 'true' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={({ detail }) => {
          // A click without a pointer is a key: on the block that is selected it goes on into the form.
          if (isSelected && detail === 0) focusForm(studio)
          else studio.select(blockPointer(index), 'outline')
        }}
        onDoubleClick={() => uses && void studio.open(uses.key)}
      >
        <b>
          {name}
          <span className="unseen">{`, block ${index + 1} of ${count}${said}`}</span>
        </b>
        <span>{words}</span>
      </button>
      {uses && <span className="count">{countOf(uses.usedOn.length, 'page')}</span>}
      {errors + others > 0 && (
        <FindingCount count={errors || others} kind={errors > 0 ? 'error' : 'warning'} isBegun={isBegun} />
      )}
    </>
  )
})
