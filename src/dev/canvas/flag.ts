import { element } from '../element.ts'
import type { CanvasFinding } from './messages.ts'

/** The flag at words with a finding. `isRinged`: what it marks has a ring already. */
export function flagOf(
  { flag, isError, pointer }: Pick<CanvasFinding, 'flag' | 'isError' | 'pointer'>,
  isRinged: boolean,
): HTMLElement {
  const part = element('div', 'flag')
  part.dataset.pointer = pointer
  part.dataset.kind = isError ? 'error' : 'warning'
  part.toggleAttribute('data-ringed', isRinged)
  // Of what is only worth a look the sentence is at the field alone.
  if (isError) part.append(element('span', '', flag))
  part.append(element('i', '', '!'))
  return part
}

/** The place of the finding on whose flag a press was; undefined: it was on none. */
export const flagAt = (event: Event): string | undefined =>
  event.composedPath().find((one): one is HTMLElement => one instanceof HTMLElement && one.matches('.flag'))?.dataset
    .pointer
