import type { CanvasAct } from './messages.ts'

/** The pictures of the buttons, from lucide (ISC licence). */
export const icons: Record<CanvasAct, string> = {
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14M19 12l-7 7-7-7',
  repeat:
    'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  remove: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  add: 'M5 12h14M12 5v14',
}
/** Their names. */
export const labels: Record<CanvasAct, string> = {
  up: 'Move up',
  down: 'Move down',
  repeat: 'Duplicate',
  remove: 'Remove',
  add: 'Add a block here',
}
