import { holdPictures, releasePictures } from './pictures.ts'

/** What takes longer than this is shown to be under way, in milliseconds; what is quicker is not. */
const patience = 300

let timer: ReturnType<typeof setTimeout> | undefined

/** Begins to wait for the next page, which goes first: the bar at the top shows it (`data-waiting`) where that takes long. */
export function startWaiting(): void {
  clearTimeout(timer)
  holdPictures()
  timer = setTimeout(() => document.documentElement.setAttribute('data-waiting', ''), patience)
}

/** The page that was waited for is there, or another one is left as it is. */
export function endWaiting(): void {
  clearTimeout(timer)
  document.documentElement.removeAttribute('data-waiting')
  releasePictures()
}
