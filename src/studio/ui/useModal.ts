import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A dialog that is open as long as it is there. Afterwards the focus is where it was before. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return dialog
}
