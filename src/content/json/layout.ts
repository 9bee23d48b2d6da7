import type { Node } from './tree.ts'

/** The whitespace at the start of the line that an offset is in. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** What one level more is indented by: as in the first line that is, or two spaces. */
export const unitOf = (text: string): string => /\n([ \t]+)/.exec(text)?.[1] ?? '  '

/** The whitespace in front of a field or an entry: a line break with its indentation, or the space within a line. */
export function gapBefore(text: string, { offset }: Node): string {
  const space = /\s*$/.exec(text.slice(0, offset))?.[0] ?? ''
  return space.includes('\n') ? space.slice(space.lastIndexOf('\n')) : ' '
}

/** A value as it is written where a line is indented like this. */
export const written = (value: unknown, indent: string, unit: string): string =>
  JSON.stringify(value, null, unit).replaceAll('\n', `\n${indent}`)

/** A value in one line, as it is written in a list or group of one line: `{ "text": "Go on", "href": "/" }`. */
export function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${inOneLine(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** The text of a value from elsewhere, indented as where it goes to. JSON has no line breaks within texts. */
export const moved = (text: string, from: string, to: string): string =>
  text.replace(
    /(\r?\n)([ \t]*)/g,
    (_, lineBreak: string, indent: string) =>
      lineBreak + (indent.startsWith(from) ? to + indent.slice(from.length) : indent),
  )
