import { useSyncExternalStore } from 'react'

const phone = () => matchMedia('(max-width: 639px)')

/** Whether the window is as narrow as a phone: the page has all of it, and one field of the form is in a sheet. */
export const isPhone = (): boolean => phone().matches

export const usePhone = (): boolean => useSyncExternalStore(hear, isPhone)

function hear(listener: () => void): () => void {
  const query = phone()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
