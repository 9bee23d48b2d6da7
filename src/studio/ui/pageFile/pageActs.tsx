import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEditing, useName, useStudio } from '../useStudio.ts'
import { type Leading, leadingOf, remove } from './acts.ts'
import { DeleteDialog } from './deleteDialog.tsx'
import { MoveDialog } from './moveDialog.tsx'

/** What is done with the page as a whole: another address for it, or none any more. */
export function PageActs() {
  const studio = useStudio()
  const { key } = useEditing('key')
  const name = useName()
  const [isMoving, setMoving] = useState(false)
  const [leading, setLeading] = useState<Leading | null>(null)
  const askOrRemove = () =>
    void remove(studio, { key, name }).catch((error: Error) => {
      const found = leadingOf(error)
      if (found) setLeading(found)
      else studio.toast(error.message)
    })
  return (
    <>
      <p className="acts">
        <button
          type="button"
          className="button"
          data-size="small"
          data-opens="move"
          title="Rename or move (M)"
          onClick={() => setMoving(true)}
        >
          Rename or move
        </button>
        <button type="button" className="button" data-look="plain" data-size="small" onClick={askOrRemove}>
          <Trash2 size={14} aria-hidden="true" /> Delete the page
        </button>
      </p>
      {leading && <DeleteDialog page={{ key, name }} leading={leading} close={() => setLeading(null)} />}
      {isMoving && <MoveDialog from={key} close={() => setMoving(false)} />}
    </>
  )
}
