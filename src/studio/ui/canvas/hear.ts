import { flushSync } from 'react-dom'
import type { CanvasAct, FromCanvas } from '../../../dev/canvas/messages.ts'
import { framePlace } from './frameWords.ts'
import { move, remove, repeat } from '../../core/blockActs.ts'
import { pressedPlace } from '../../core/marks.ts'
import { blockAt } from '../../core/pointers.ts'
import { pressedBeside } from '../keys/stray.ts'
import { isNarrow, isPhone } from '../usePhone.ts'
import type { Studio } from '../../core/studio.ts'

/** Does what the page on the canvas tells. */
export function hear(studio: Studio, message: Exclude<FromCanvas, { kind: 'shown' }>): void {
  switch (message.kind) {
    case 'pressed': {
      const place = pressedPlace(studio.state, message)
      if (!place) return
      const isText = blockAt(place.pointer)?.inner !== ''
      // First, and at once: a field that cannot be seen takes no focus.
      if (isText ? isNarrow() : isPhone()) flushSync(() => studio.setOver('form'))
      // Pressed again, it has the focus again.
      studio.select(place.pointer, 'canvas', place.cursor ?? { at: Infinity })
      if (!isText) takeKeys()
      return
    }
    case 'pressedFlag':
      return flag(studio, message.pointer)
    case 'pressedFrame':
      return frame(studio, message)
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

/** A press on the flag of a finding opens its field. */
function flag(studio: Studio, pointer: string): void {
  if (isNarrow()) flushSync(() => studio.setOver('form'))
  studio.select(pointer, 'canvas', { at: Infinity })
  if (blockAt(pointer)?.inner === '') takeKeys()
}

/** A press beside words leaves the keys to the block, which the studio knows: the page would scroll, and copy nothing. */
function takeKeys(): void {
  document.querySelector<HTMLElement>('.canvas')?.focus()
  pressedBeside()
}

/** The document of what all pages have in common. */
const siteKey = '_site.json'

/** Words around the blocks are no part of the page: the way to them is offered, for it changes all pages. */
function frame(studio: Studio, pressed: Extract<FromCanvas, { kind: 'pressedFrame' }>): void {
  const pointer = framePlace(studio.state.site, pressed)
  const show = () => isNarrow() && flushSync(() => studio.setOver('form'))
  if (studio.state.editing?.key === siteKey) {
    show()
    studio.select(pointer, 'canvas', { at: Infinity })
    return
  }
  studio.toast('These words belong to the whole site: they are the same on every page.', {
    label: 'Open in Whole site',
    run: () => void studio.open(siteKey, pointer).then(show),
  })
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
