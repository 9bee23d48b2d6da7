import { css, keyframes } from '@emotion/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const appear = keyframes({ from: { opacity: 0 } })
const dialog = css({
  width: 'calc(100% - 2 * var(--gutter))',
  maxWidth: 620,
  maxHeight: 'none',
  margin: '12vh auto auto',
  padding: 0,
  border: 0,
  borderRadius: 20,
  background: theme.paper,
  color: theme.ink,
  boxShadow: theme.e2,
  overflow: 'hidden',
  '&[open]': { animation: `${rise} ${theme.t3} ${theme.arrive}` },
  '&::backdrop': { background: 'rgb(6 38 43 / .72)', animation: `${appear} ${theme.t2}` },
  [media.phone]: { width: '100%', maxWidth: 'none', height: '100%', margin: 0, borderRadius: 0 },
  '@media (forced-colors: active)': { border: '2px solid' },
})

interface Props {
  id: string
  name: string
  isOpen: boolean
  /** A command of the browser has opened it before React came. */
  onOpened: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A native modal dialog over the page: the browser makes everything else inert and gives the focus back. Escape and a press
 * beside it close it; Tab goes round inside.
 */
export function Dialog({ id, name, isOpen, onOpened, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (element.current?.open) onOpened()
  }, [onOpened])

  useEffect(() => {
    const shown = element.current
    if (!isOpen || !shown) return
    if (!shown.open) shown.showModal()
    return () => shown.close()
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...(element.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])]
    const end = event.shiftKey ? stops[0] : stops.at(-1)
    // Past the last stop the browser would go to its own bar.
    if (document.activeElement !== end) return
    event.preventDefault()
    ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
  }
  // The browser says late that it has closed: by then the next key may have opened it again.
  const onClosed = () => {
    if (isOpen && !element.current?.open) onClose()
  }
  const onClick = ({ target }: MouseEvent) => target === element.current && onClose()

  return (
    <dialog
      ref={element}
      id={id}
      css={dialog}
      aria-label={name}
      onCancel={onClose}
      onClose={onClosed}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {children}
    </dialog>
  )
}
