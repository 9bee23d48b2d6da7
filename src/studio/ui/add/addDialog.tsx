import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { add } from '../../core/blockActs.ts'
import { blocksOfValue } from '../../core/blocks.ts'
import { findKinds, type Kind, kindsFor } from '../../core/kinds.ts'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const { value } = useEditing()
  const blocks = blocksOfValue(value)
  const [typed, setTyped] = useState('')
  const kinds = findKinds(kindsFor(blocks), typed)
  const [wanted, setWanted] = useState('')
  const chosen = kinds.find(({ type }) => type === wanted) ?? kinds.find(({ refusal }) => !refusal)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => studio.setAdding(null)
  const put = (kind: Kind | undefined, isMore = false) => {
    if (!kind || kind.refusal !== undefined) return
    add(studio, place, kind.type)
    if (isMore) studio.setAdding(place + 1)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      put(chosen, event.shiftKey)
    }
    const next = neighborOf(event, kinds, chosen)
    if (!next) return
    event.preventDefault()
    setWanted(next.type)
  }
  return (
    <dialog className="dialog addDialog" ref={dialog} aria-label="Add a block" onClose={close} onKeyDown={onKey}>
      <AddHead place={place} typed={typed} onType={setTyped} active={chosen && `kind-${chosen.type}`} />
      <div className="addColumns">
        <KindGrid kinds={kinds} chosen={chosen} isSearch={typed !== ''} onChoose={setWanted} onAdd={put} />
        {chosen && <KindAbout kind={chosen} />}
        {kinds.length === 0 && <p className="nothing">No match for “{typed}”.</p>}
      </div>
      <div className="dialogFoot">
        <p>
          <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> add · <kbd>Shift</kbd> <kbd>Enter</kbd> add and choose
          another
        </p>
        <span className="quiet">{kinds.length} kinds</span>
        <button
          type="button"
          className="button"
          data-look="ink"
          disabled={!chosen || chosen.refusal !== undefined}
          onClick={() => put(chosen)}
        >
          Add {chosen?.title ?? ''}
        </button>
      </div>
    </dialog>
  )
}

/** How many kinds are in a row of the grid. */
const columns = 3

function neighborOf(event: KeyboardEvent, kinds: readonly Kind[], chosen: Kind | undefined): Kind | undefined {
  // In the search field the other two arrows move the cursor.
  const isField = event.target instanceof HTMLInputElement && event.target.value !== ''
  const steps: Record<string, number> = isField
    ? { ArrowDown: 1, ArrowUp: -1 }
    : { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 }
  const step = steps[event.key]
  if (step === undefined) return undefined
  const at = chosen ? kinds.indexOf(chosen) : -1
  return kinds[Math.min(Math.max(at + step, 0), kinds.length - 1)]
}
