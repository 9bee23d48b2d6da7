// What the frame of a page does beyond HTML and CSS, without React: the small script that runs before React uses it.

/** The menu item whose submenu is open. */
let opened: Element | null = null

/** The menu item under the pointer: entering it opens its submenu, resting on it does not. */
let hovered: Element | null = null

/** A click has opened the submenu: the pointer may leave it. */
let isKept = false

function show(item: Element | null, byClick = false): void {
  opened = item
  isKept = byClick
  for (const button of document.querySelectorAll('[data-submenu] > button')) {
    button.ariaExpanded = `${button.parentElement === item}`
  }
}

/** Closes what is open: the submenu of the bar, and the menu of small screens with all its levels. */
export function closeMenus(): void {
  show(null)
  document.querySelector<HTMLElement>('#menu')?.hidePopover?.()
}

function onHover({ target, pointerType }: PointerEvent): void {
  const item = (target as Element).closest('[data-submenu]')
  if (pointerType === 'touch' || item === hovered) return
  hovered = item
  if (item ? item !== opened : !isKept) show(item)
}

function onClick({ target }: Event): void {
  const control = (target as Element).closest('header a, [data-submenu] > button')
  // A click on a submenu that the pointer has opened on its way keeps it open.
  if (control?.ariaExpanded) show(isKept && control.parentElement === opened ? null : control.parentElement, true)
  // The page that the link leads to may be this one.
  else if (control) closeMenus()
}

/** The focus or a pressed pointer is elsewhere. */
function onLeave({ target }: Event): void {
  if (opened?.contains(target as Node) === false) show(null)
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || !opened) return
  if (opened.contains(document.activeElement)) opened.querySelector('button')?.focus()
  show(null)
}

/**
 * The focus goes to the start of a level that opens, and back to what has opened it; the content keeps what it has. Not
 * with `autofocus`: browsers complain about it, and they bring the focus back from the first of several popovers only.
 */
function onToggle(event: Event): void {
  const { target, newState } = event as ToggleEvent
  const level = target as Element
  const place =
    newState === 'open'
      ? level.querySelector<HTMLElement>('[data-start]')
      : document.querySelector<HTMLElement>(`[popovertarget="${level.id}"]`)
  if (!document.querySelector('main :focus')) place?.focus({ preventScroll: true })
}

/**
 * Gives the frame of a page its keys, its submenus and its places of focus. Call it once. Without it submenus
 * open under the pointer and the focus, and the menu of small screens is a popover that needs no script.
 */
export function enhanceFrame(): void {
  show(null)
  addEventListener('pointerover', onHover)
  addEventListener('pointerdown', onLeave)
  addEventListener('focusin', onLeave)
  addEventListener('click', onClick)
  addEventListener('keydown', onKey)
  addEventListener('toggle', onToggle, true)
  addEventListener('popstate', closeMenus)
}
