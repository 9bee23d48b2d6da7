import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useSwipeable } from 'react-swipeable'
import { stepTabs } from '../ui/tabs/tabsBehaviour.ts'

/** A finger moves at least so far, in px, before it counts as a swipe (TAB-1). */
const threshold = 10

let isStarted = false

/**
 * Swipes on the tabs of any page: left opens the next one, right the previous one. The tabs themselves are the server's
 * HTML, so one listener at the page serves all of them. It has a root of its own: beside the page it would shift the ids
 * that server and browser have to make alike.
 */
export function startSwipes(): void {
  if (isStarted) return
  isStarted = true
  createRoot(document.createElement('div')).render(<Swipes />)
}

function Swipes() {
  const { ref } = useSwipeable({
    delta: threshold,
    onSwipedLeft: ({ event }) => step(event, 1),
    onSwipedRight: ({ event }) => step(event, -1),
  })
  useEffect(() => {
    ref(document.body)
    return () => ref(null)
  }, [ref])
  return null
}

function step({ target }: { target: unknown }, by: 1 | -1): void {
  const tabs = target instanceof Element ? target.closest<HTMLElement>('[data-tabs]') : null
  if (tabs) stepTabs(tabs, by)
}
