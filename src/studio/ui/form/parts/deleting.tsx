import { type ReactNode, useState } from 'react'
import type { Shown } from './gallery.tsx'
import { deleteUnused } from './upload.ts'

/** What became of a deletion, and how it is taken back. */
interface Said {
  name?: string
  words: string
  undo?: () => Promise<void>
}

/** The button that was pressed is gone with its picture. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Deletes the files of pictures that nothing shows. `note` says what was deleted, with a button that puts it back. */
export function useDeleting(): { remove: (picture: Shown) => Promise<void>; note: ReactNode } {
  const [said, setSaid] = useState<Said | null>(null)
  const refuse = (error: Error) => setSaid({ words: error.message })
  const remove = async ({ name, src }: Shown) => {
    try {
      setSaid({ name, words: `${name} is deleted.`, undo: await deleteUnused(name, src) })
    } catch (error) {
      refuse(error as Error)
    }
  }
  const undo = said?.undo
  const note = (
    <p className="galleryNote" role="status">
      {said?.words}
      {undo && (
        <button
          key={said.name}
          type="button"
          className="button"
          data-size="small"
          ref={takeFocus}
          onClick={({ currentTarget }) => {
            currentTarget.closest('dialog')?.querySelector('input')?.focus()
            void undo().then(() => setSaid({ words: `${said.name} is back.` }), refuse)
          }}
        >
          Undo
        </button>
      )}
    </p>
  )
  return { remove, note }
}
