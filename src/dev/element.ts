type Child = Node | string | false | undefined

/** One element; text is always text, so that nothing in the content can become markup. */
export function element<T extends keyof HTMLElementTagNameMap>(tag: T, className: string, ...children: Child[]) {
  const made = document.createElement(tag)
  if (className) made.className = className
  for (const child of children) if (child) made.append(child)
  return made
}

/** A button; `name` is what a screen reader says when the text alone does not tell. */
export function button(className: string, text: string, onClick: () => void, name?: string): HTMLButtonElement {
  const made = element('button', className, text)
  made.type = 'button'
  if (name !== undefined) made.setAttribute('aria-label', name)
  made.addEventListener('click', onClick)
  return made
}
