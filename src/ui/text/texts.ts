import { createContext, useContext } from 'react'
import type { Site } from '../../model/schema.gen.ts'

/** The words of the frame (`texts` of `_site.json`), for every component that speaks for the site itself. */
export const TextsContext = createContext<Site['texts'] | null>(null)

/**
 * The words of the frame.
 * @throws when no `TextsContext` is above: an empty word would go unnoticed.
 */
export function useTexts(): Site['texts'] {
  const texts = useContext(TextsContext)
  if (!texts)
    throw new Error('The words of the frame are missing. Put a TextsContext with site.texts around this component.')
  return texts
}
