import type { CanvasAct, FromCanvas } from '../../../dev/canvas/messages.ts'
import { move, remove, repeat } from '../../core/blockActs.ts'
import { pressedPlace } from '../../core/marks.ts'
import { blockAt } from '../../core/pointers.ts'
import { isPhone } from '../usePhone.ts'
import type { Studio } from '../../core/studio.ts'

/** Does what the page on the canvas tells. */
export function hear(studio: Studio, message: Exclude<FromCanvas, { kind: 'shown' }>): void {
  switch (message.kind) {
    case 'pressed': {
      const place = pressedPlace(studio.state, message)
      if (!place) return
      // Pressed again, it has the focus again.
      studio.select(place.pointer, 'canvas', place.at ?? Infinity)
      if (isPhone()) studio.setOver('form')
      return
    }
    case 'act':
      return act(studio, message.act)
    case 'key': {
      // A key that was pressed in the page is a key of the studio.
      const { kind: _, ...key } = message
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
      return
    }
    case 'lines':
      studio.setLines(message)
  }
}

function act(studio: Studio, name: CanvasAct): void {
  const index = blockAt(studio.state.editing?.selected ?? '')?.index
  if (index === undefined) return
  if (name === 'up') move(studio, index, index - 1)
  else if (name === 'down') move(studio, index, index + 1)
  else if (name === 'repeat') repeat(studio, index)
  else if (name === 'remove') remove(studio, index)
  else studio.setAdding(index + 1)
}
