import { element } from '../element.ts'

/** The flag at words with a finding. `words`: what it says. */
export function flagOf(words: string, isError: boolean): HTMLElement {
  const part = element('div', 'flag')
  part.dataset.kind = isError ? 'error' : 'warning'
  // Of what is only worth a look the sentence is at the field alone.
  if (isError) part.append(element('span', '', words))
  part.append(element('i', '', '!'))
  return part
}
