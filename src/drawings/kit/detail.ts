import { detailArt } from '../../theme/artPages.ts'
import { cut, type Drawing, type Screen } from './drawing.ts'
import { type Line, node, type Point, railPath, stroke } from './lines.ts'
import { comes, draws, lands } from './living.ts'
import { box, type Colour, paint } from './shapes.ts'
import { text } from './text.ts'

/*
 * A detail is one small part of the product on top of a card, and the line of the card carries it: a row of a wallet, an
 * amount to choose, a limit. The same cut is shown everywhere, as a card is never narrower on a phone than on a desktop
 * with four of them. Only its line, its nodes and one word move, and all rests after 1.3 s.
 */

const { width, height, side } = detailArt

/** Where a line begins and ends: past both edges of the card. */
export const ends = { left: -side, right: width + side }
/** The height at which the line of a card passes. */
export const middle = height / 2

/** Moments, in tenths of a second: a line of half the time has reached its node, and a word changes. */
export const moments = { node: 4, onward: 4, word: 8 }

/**
 * The drawing of a detail.
 * @param isStill it is a file in any page: for pages whose HTML has no room for what moves
 */
export function detail(draw: () => string, isStill = false): Drawing {
  const made = cut({ x: -side, width: width + 2 * side, height, kind: 'detail' }, draw)
  return { wide: isStill ? { ...made, living: () => null } : made }
}

/** A line along its corners that draws itself in half the time. */
export function route(points: readonly Point[], colour: Colour, look: { width?: number; at?: number } = {}): string {
  const { width: thick = 10, at = 0 } = look
  return draws(stroke(railPath(points, { radius: 20 }), colour, thick, 'butt'), at, true)
}

/** A level line. */
export const level = (
  from: number,
  y: number,
  to: number,
  colour: Colour,
  look: { width?: number; at?: number } = {},
) => draws(stroke(`M${from} ${y}H${to}`, colour, look.width ?? 10, 'butt'), look.at, true)

/** A level line of dots: what is not open yet. */
export const waiting = (from: number, y: number, to: number): string =>
  stroke(`M${from} ${y}H${to}`, 'edge', 8).replace('/>', ' stroke-dasharray="1 17"/>')

/** The node where a line docks. */
export const dock = (x: number, y: number, at = moments.node): string => lands(node(x, y, 7, 3.5), at)

/** The white background of a part of a screen. Cards are flat, so it has an edge and no shadow. */
export const sheet = (x: number, y: number, across: number, down: number, radius = 12): string =>
  box(x + 0.5, y + 0.5, across - 1, down - 1, { radius, edge: 'rule' })

/** One sheet in the middle of the card: the line docks on its left, and goes on from its right. Content begins at 0, 0. */
export function framed(line: Line, { width: across, height: down, svg }: Screen): string {
  const x = (width - across) / 2
  const y = (height - down) / 2
  return (
    level(ends.left, middle, x + 6, line) +
    level(x + across - 6, middle, ends.right, line, { at: moments.onward }) +
    sheet(x, y, across, down) +
    `<g transform="translate(${x} ${y})">${svg}</g>` +
    dock(x, middle)
  )
}

/** The side room of a sheet, and the width of one that leaves a piece of line on both sides. */
export const pad = 18
export const sheetWidth = 248

/** What is true only after the line has docked: a word with its tick. */
export const proven = (markup: string): string => comes(markup, moments.word)

/** A pill with words: an amount to choose, a button. */
export function pill(x: number, y: number, across: number, down: number, words: string, isChosen = false): string {
  const look = isChosen ? ({ fill: 'ink' } as const) : ({ edge: 'edge', edgeWidth: 1.5 } as const)
  return (
    box(x + 0.75, y + 0.75, across - 1.5, down - 1.5, { radius: down / 2 - 0.75, ...look }) +
    text(x + across / 2, y + down / 2 + 4.6, words, {
      size: 13,
      weight: 600,
      fill: isChosen ? 'paper' : 'ink',
      anchor: 'middle',
    })
  )
}

/** A box with an edge of dashes: what can be added. */
export const open = (x: number, y: number, across: number, down: number): string =>
  `<rect x="${x + 0.75}" y="${y + 0.75}" width="${across - 1.5}" height="${down - 1.5}" rx="12" fill="none" ` +
  `stroke="${paint('edge')}" stroke-width="1.5" stroke-dasharray="4 4"/>`
