import { styleText } from 'node:util'
import type { Severity } from '../../src/content/rules/index.ts'

type Style = Parameters<typeof styleText>[0]

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string

/** The colour of a weight. */
export const colours: Record<Severity, Style> = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  advice: ['bold', 'cyan'],
}

/** Colours only where a terminal shows them and nobody forbids them (NO_COLOR), or where they are asked for (FORCE_COLOR). */
export function painter(stream: { isTTY?: boolean } = process.stdout): Paint {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  const isForced = FORCE_COLOR !== undefined && FORCE_COLOR !== ''
  const isColoured = NO_COLOR ? false : isForced ? !/^(?:0|false)$/.test(FORCE_COLOR) : stream.isTTY && TERM !== 'dumb'
  return isColoured ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text
}
