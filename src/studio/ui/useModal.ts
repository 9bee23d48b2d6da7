import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A dialog that is open as long as it is there. The focus is in its first field, where it has one: whoever types at
 * once would press its buttons. Afterwards it is where it was before.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    current?.querySelector<HTMLElement>('input:not([type="checkbox"], [type="radio"]), textarea, select')?.focus()
    return () => current?.close()
  }, [])
  return dialog
}
