import { brandMark } from './brandMark.ts'
import { comes, states } from '../kit/living.ts'
import { icon } from '../kit/icons.ts'
import { box, paint, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { tokens } from '../../theme/tokens.ts'

/** The window of a browser that shows the app: its address, and the name of the company. */
export function appWindow(width: number, height: number): string {
  const inset = insetOf(width)
  return (
    panel(width, height, 20) +
    `<path d="M0 52H${width}" stroke="${tokens.rule}"/>` +
    [0, 1, 2].map((at) => `<circle cx="${26 + at * 18}" cy="26" r="5" fill="${paint('mist2')}"/>`).join('') +
    box(92, 12, width - 116, 28, { radius: 14, fill: 'mist' }) +
    caption(106, 31, 'app.brightrail.example', { size: 13.5 }) +
    brandMark(inset, 76, 26) +
    text(inset + 32, 96, 'Brightrail', { size: 17, weight: 600 })
  )
}

/** The distance of the fields from the edge of the window. */
export const insetOf = (width: number) => (width > 400 ? 32 : 22)

/** A field that is filled in, with its label. It is not focused: nobody is in it. `moment`: when it is filled in. */
export function filledField(
  x: number,
  y: number,
  width: number,
  [label, value]: readonly [string, string],
  moment: number,
): string {
  return (
    text(x, y, label, { size: 13.5, weight: 600 }) +
    box(x + 0.5, y + 10.5, width - 1, 46, { radius: 12, edge: 'edge', edgeWidth: 1.5 }) +
    comes(
      text(x + 16, y + 39, value, { size: 15 }) +
        icon('check', x + width - 36, y + 23, { size: 20, colour: 'lagoonText', width: 2.6 }),
      moment,
    )
  )
}

interface Choice {
  words: string
  detail?: string
  isOn?: boolean
}

/** One of several that is chosen at `moment`. */
export function chosen(x: number, y: number, width: number, words: Choice, moment: number): string {
  return states([
    [choice(x, y, width, words), 0],
    [choice(x, y, width, { ...words, isOn: true }), moment],
  ])
}

/** One of several: the chosen one is filled. With a detail it is higher. */
export function choice(x: number, y: number, width: number, { words, detail, isOn = false }: Choice): string {
  const height = detail ? 62 : 46
  const middle = height / 2
  const start = width < 160 ? 19 : 25
  return (
    box(x + 0.5, y + 0.5, width - 1, height, {
      radius: 14,
      fill: isOn ? 'lagoonTint' : 'paper',
      edge: isOn ? 'lagoon' : 'rule',
      edgeWidth: isOn ? 2 : 1,
    }) +
    `<circle cx="${x + start}" cy="${y + middle}" r="8" fill="${tokens.paper}" stroke="${paint(isOn ? 'ink' : 'edge')}" ` +
    `stroke-width="${isOn ? 5 : 1.5}"/>` +
    text(x + start + (width < 160 ? 15 : 21), y + (detail ? 27 : 28), words, {
      size: width < 160 ? 14 : 15,
      weight: isOn ? 600 : 500,
    }) +
    (detail ? caption(x + start + 21, y + 47, detail, { size: 13.5 }) : '')
  )
}
