/**
 * Has the panel of a link answer whose drawing can: what reacts can be pressed. For somebody who points at the panel, over
 * all of which its link lies, or reaches it by keyboard; a finger that touches is none that looks. The blocks with such
 * panels call it when their code comes, which is when the page is quiet; on a server it does nothing.
 */
export function watchPanels(): void {
  for (const type of ['pointerover', 'focusin']) globalThis.addEventListener?.(type, onLook)
}

function onLook({ target, pointerType }: Event & { pointerType?: string }): void {
  const image = (target as Element).closest?.('a')?.closest('[data-line]')?.querySelector('[src*=".answers"]')
  if (image && pointerType !== 'touch')
    void import('./show.ts').then((code) => code.showAnswers(image as HTMLImageElement))
}
