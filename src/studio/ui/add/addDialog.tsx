import { type KeyboardEvent, useRef, useState } from 'react'
import { count } from '../../../model/words.ts'
import { add, beginning } from '../../core/blockActs.ts'
import { blocksOfValue, type Fields, titleOfBlock } from '../../core/blocks.ts'
import { findKinds } from './findKinds.ts'
import { gridRows, neighborOf } from './gridKeys.ts'
import { type Kind, kindsFor } from '../../core/kinds.ts'
import type { SharedInfo } from '../../store/messages.ts'
import { useModal } from '../useModal.ts'
import { usePhone } from '../usePhone.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'
import { AddHead } from './addHead.tsx'
import { KindAbout } from './kindAbout.tsx'
import { KindGrid } from './kindGrid.tsx'

/** The kinds of blocks as pictures, of which one is added to the page. It is there while a place waits for one. */
export function AddDialog() {
  const place = useStudioState(({ adding }) => adding)
  return place === null ? null : <Open place={place} />
}

function Open({ place }: { place: number }) {
  const studio = useStudio()
  const dialog = useModal()
  const { value } = useEditing('value')
  const blocks = blocksOfValue(value)
  const [typed, setTyped] = useState('')
  const shared = useStudioState(({ overview }) => overview.shared)
  const all = kindsFor(blocks, shared)
  const rows = gridRows(findKinds(all, typed), typed !== '', usePhone() ? 1 : 3)
  const kinds = rows.flat()
  const [wanted, setWanted] = useState('')
  const chosen = kinds.find(({ id }) => id === wanted) ?? kinds.find(({ refusal }) => !refusal)
  const close = () => studio.setAdding(null)
  // What was chosen before is not what somebody looks for now.
  const look = (words: string) => {
    setTyped(words)
    setWanted('')
  }
  const put = usePut(place, () => look(''))
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      void put(chosen, event.shiftKey)
    }
    const next = stepOf(event, rows, chosen)
    if (!next) return
    event.preventDefault()
    setWanted(next.id)
  }
  return (
    <dialog
      className="dialog addDialog"
      ref={dialog}
      aria-label={labelOf(blocks[place - 1], shared)}
      onClose={close}
      onKeyDown={onKey}
    >
      <AddHead place={place} typed={typed} onType={look} active={chosen && `kind-${chosen.id}`} />
      <div className="addColumns">
        {kinds.length === 0 && (
          <p className="nothing">No match for “{typed}”. Try a shorter word, or what the block is for.</p>
        )}
        <KindGrid
          all={all}
          kinds={kinds}
          chosen={chosen}
          isSearch={typed !== ''}
          onChoose={setWanted}
          onAdd={(kind) => void put(kind)}
        />
        {chosen && <KindAbout kind={chosen} />}
      </div>
      <Foot count={kinds.length} chosen={chosen} onAdd={() => void put(chosen)} />
    </dialog>
  )
}

/** Adds a block at a place, once; `isMore`: and waits for another one behind it, `begin` being called. */
function usePut(place: number, begin: () => void) {
  const studio = useStudio()
  const isPutting = useRef(false)
  return async (kind: Kind | undefined, isMore = false) => {
    if (!kind || kind.refusal !== undefined || isPutting.current) return
    isPutting.current = true
    add(studio, place, await beginning(studio, place, kind))
    isPutting.current = false
    if (!isMore) return
    begin()
    studio.setAdding(place + 1)
  }
}

const labelOf = (before: Fields | undefined, shared: readonly SharedInfo[]) =>
  before ? `Add a block after ${titleOfBlock(before, shared)}` : 'Add a block'

function Foot({ count: kinds, chosen, onAdd }: { count: number; chosen: Kind | undefined; onAdd: () => void }) {
  return (
    <div className="dialogFoot">
      <p className="keyHints">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> add
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>Enter</kbd> add and choose another
        </span>
      </p>
      <span className="quiet">{count(kinds, 'kind')}</span>
      <button
        type="button"
        className="button"
        data-look="ink"
        disabled={!chosen || chosen.refusal !== undefined}
        onClick={onAdd}
      >
        Add {chosen?.title ?? ''}
      </button>
    </div>
  )
}

/** The kind to which a key leads. Within what is typed two arrows move the cursor: at its end they go on among the kinds, and come back. */
function stepOf(event: KeyboardEvent, rows: readonly Kind[][], chosen: Kind | undefined): Kind | undefined {
  const { key, target } = event
  const isEnd = !(target instanceof HTMLInputElement) || target.selectionStart === target.value.length
  if (!isEnd && (key === 'ArrowLeft' || key === 'ArrowRight')) return undefined
  return neighborOf(key, rows, chosen)
}
