/**
 * Marks each drawing whose story has been told, now and from now on. A cut that is not shown runs no animations, so that a
 * phone works for one cut only; without the mark it would tell the story again once the phone is turned.
 */
export function markTold(): void {
  for (const drawing of document.querySelectorAll('[data-living=go]')) mark(drawing)
  document.addEventListener('animationend', ({ target }) => mark((target as Element).closest('[data-living=go]')))
}

function mark(drawing: Element | null): void {
  if (drawing?.getAnimations({ subtree: true }).length === 0) drawing.setAttribute('data-told', '')
}
