import { type Token, tokens } from '../../theme/tokens.ts'

/** A colour by its token name. */
export type Colour = Extract<
  Token,
  | `paper`
  | `mist${string}`
  | 'mist'
  | 'rule'
  | 'edge'
  | `ink${string}`
  | `text${string}`
  | `onInk${string}`
  | `sun${string}`
  | `clay${string}`
  | `lagoon${string}`
  | `sky${string}`
  | 'error'
>

/** The literal value of a colour: a picture file sees no custom properties. */
export function paint(colour: Colour): string {
  return tokens[colour]
}

interface Look {
  radius?: number
  fill?: Colour
  edge?: Colour
  edgeWidth?: number
}

/** A rectangle, white unless told otherwise. */
export function box(x: number, y: number, width: number, height: number, look: Look = {}): string {
  const { radius, fill = 'paper', edge, edgeWidth = 1 } = look
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} ` +
    `fill="${paint(fill)}"${edge ? ` stroke="${paint(edge)}" stroke-width="${edgeWidth}"` : ''}/>`
  )
}

/** The white background of a screen, with hairline and shadow. */
export function panel(width: number, height: number, radius = 16): string {
  return (
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${radius}" fill="${tokens.paper}" ` +
    `stroke="${tokens.rule}" filter="url(#shadow)"/>`
  )
}

/** A hairline across a screen. */
export function hairline(x1: number, y: number, x2: number): string {
  return `<path d="M${x1} ${y}H${x2}" stroke="${tokens.rule}"/>`
}

/** An on/off switch, 40 by 24 px. */
export function toggle(x: number, y: number, on: boolean): string {
  const knob = `<circle cx="${x + (on ? 28 : 12)}" cy="${y + 12}" r="9" fill="${tokens.paper}"`
  return (
    box(x, y, 40, 24, { radius: 12, fill: on ? 'ink' : 'mist2' }) + knob + (on ? '/>' : ` stroke="${tokens.edge}"/>`)
  )
}
