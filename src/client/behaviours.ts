import { startCopying } from '../ui/copyBehaviour.ts'
import { formsName, recall } from '../ui/tabs/tabMemory.ts'
import { markTold } from './living/markTold.ts'
import { keepScrollPositions } from './scroll.ts'

/** What the browser does for all pages of a window, whoever draws them. Call it once, before the first page is drawn. */
export function startBehaviours(): void {
  keepScrollPositions()
  startCopying()
  markTold()
  // Only a tab in which somebody has written has something to forget.
  if (recall(formsName)) void import('../ui/forms/keptForms.ts').then(({ startForgetting }) => startForgetting())
  if (!('ScrollTimeline' in window)) void import('../chrome/progressBehaviour.ts')
}
