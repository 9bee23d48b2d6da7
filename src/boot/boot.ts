import { startWhenIdle } from './start.ts'
import { enhanceAllTabs } from '../ui/tabsBehaviour.ts'

// The only script of a page before React: small, asynchronous, and nothing on the page waits for it.
enhanceAllTabs(document)
startWhenIdle()
