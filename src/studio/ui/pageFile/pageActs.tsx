import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEditing, useName, useStudio } from '../useStudio.ts'
import { remove } from './acts.ts'
import { MoveDialog } from './moveDialog.tsx'

/** What is done with the page as a whole: another address for it, or none any more. */
export function PageActs() {
  const studio = useStudio()
  const { key } = useEditing('key')
  const name = useName()
  const [isMoving, setMoving] = useState(false)
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
        <button
          type="button"
          className="button"
          data-look="plain"
          data-size="small"
          onClick={() => remove(studio, key, name)}
        >
          <Trash2 size={14} aria-hidden="true" /> Delete the page
        </button>
      </p>
      {isMoving && <MoveDialog from={key} close={() => setMoving(false)} />}
    </>
  )
}
