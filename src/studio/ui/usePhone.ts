import { useSyncExternalStore } from 'react'

let query: MediaQueryList | undefined

/** The same one each time: with each key somebody asks. */
const phone = () => (query ??= matchMedia('(max-width: 639px)'))

/** Whether the window is as narrow as a phone: the page has all of it, and one field of the form is in a sheet. */
export const isPhone = (): boolean => phone().matches

/** Whether the window has no room for the form beside the page: it lies over it when it is opened. */
export const isNarrow = (): boolean => matchMedia('(max-width: 1023px)').matches

export const usePhone = (): boolean => useSyncExternalStore(hear, isPhone)

function hear(listener: () => void): () => void {
  phone().addEventListener('change', listener)
  return () => phone().removeEventListener('change', listener)
}
