import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { usePopup } from './popup.ts'

interface MenuItem {
  name: string
  /** What is shown beside it. */
  more?: ReactNode
  run: () => void
}

interface MenuProps {
  /** What the button is called. */
  label: string
  /** What is seen on it. */
  children: ReactNode
  items: readonly MenuItem[]
  /** Of a button that is one of several in a toolbar. */
  tabIndex?: number
}

/** A button with a menu: arrows and first letters go through it, Enter takes an item, Escape closes it. */
export function Menu({ label, children, items, tabIndex = 0 }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span
      className="menu"
      ref={around}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        type="button"
        className="iconButton"
        data-size="small"
        data-tool
        ref={button}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => (isOpen ? close() : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Items
          label={label}
          owner={around}
          items={items}
          close={close}
          take={({ run }) => {
            close()
            run()
          }}
        />
      )}
    </span>
  )
}

interface ItemsProps {
  label: string
  owner: React.RefObject<HTMLElement | null>
  items: readonly MenuItem[]
  close: () => void
  take: (item: MenuItem) => void
}

/** As wide as a name with what is beside it, in pixels. */
const itemWidth = 320

function Items({ label, owner, items, close, take }: ItemsProps) {
  const list = useRef<HTMLDivElement>(null)
  usePopup(owner, list, itemWidth)
  // Once it is shown: before, it cannot have the focus.
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(), [])
  return (
    <div
      className="choices"
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      ref={list}
      onKeyDown={(event) => {
        // From the button Tab goes on to what follows.
        if (event.key === 'Tab') return close()
        if (event.key === 'Escape') close()
        else if (!goThrough(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {items.map((item, index) => (
        <button key={index} type="button" role="menuitem" tabIndex={index === 0 ? 0 : -1} onClick={() => take(item)}>
          <span>{item.name}</span>
          {item.more}
        </button>
      ))}
    </div>
  )
}

/** Arrows, Home and End go through a menu, and a letter to the next item that begins with it. Tells whether it was one of them. */
function goThrough(event: KeyboardEvent<HTMLElement>): boolean {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  const next = isLetter
    ? following.find((item) => item.textContent?.toLowerCase().startsWith(event.key.toLowerCase()))
    : { ArrowDown: following[0], ArrowUp: items.at(at - 1), Home: items[0], End: items.at(-1) }[event.key]
  next?.focus()
  return next !== undefined || isLetter
}
