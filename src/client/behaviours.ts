import { startCopying } from '../ui/copyBehaviour.ts'
import { startForgetting } from '../ui/keptForms.ts'
import { keepScrollPositions } from './scroll.ts'

/** What the browser does for all pages of a window, whoever draws them. Call it once, before the first page is drawn. */
export function startBehaviours(): void {
  keepScrollPositions()
  startCopying()
  startForgetting()
  if (!('ScrollTimeline' in window)) void import('../chrome/progressBehaviour.ts')
}
