import { enhanceFrame } from '../chrome/frameBehaviour.ts'
import { enhanceAllTabs } from '../ui/tabs/tabsBehaviour.ts'
import { arrival, startAgain } from './arrival.ts'
import { startWhenIdle } from './start.ts'

// The only script of a page before React: small, asynchronous, and nothing on the page waits for it.
function enhance(): void {
  enhanceFrame()
  if (arrival === 'reload') startAgain()
  enhanceAllTabs(arrival === 'back_forward')
}

// An asynchronous script may run before the parser has come to the end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhance)
else enhance()
startWhenIdle()
