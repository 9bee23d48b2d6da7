import type { Schema } from '../schemas.ts'

/** Texts that each format refuses. A format that is not here is not a matter of the text alone. */
const refused: Readonly<Record<string, readonly string[]>> = {
  link: ['javascript:alert(1)', '#one#two'],
  path: ['no-slash-at-the-start'],
  date: ['2026-02-30'],
  drawing: ['noSuchDrawingAnywhere'],
  markdown: [
    'Words around a sign of HTML, here:<br>which no text of the site may hold anywhere, at no time, whatever the field says about its length.',
  ],
}

/** Texts that have a length which the schema allows, but not its form: one for its pattern, one for its format. */
export function outOfForm(node: Schema, value: string): { is: string; text: string }[] {
  const found: { is: string; text: string }[] = []
  if (typeof node.pattern === 'string') {
    const pattern = new RegExp(node.pattern, 'u')
    const texts = [`${value.slice(0, -1)}!`, `!${value.slice(1)}`, `${value.slice(0, -1)} `, 'A b c d e f g h']
    const text = texts.find((one) => fits(node, one) && !pattern.test(one))
    if (text !== undefined) found.push({ is: 'pattern', text })
  }
  const pattern = typeof node.pattern === 'string' ? new RegExp(node.pattern, 'u') : undefined
  const text = (refused[String(node.format)] ?? [])
    .map((one) => one.slice(0, Number(node.maxLength)))
    .find((one) => fits(node, one) && (pattern?.test(one) ?? true))
  if (text !== undefined) found.push({ is: String(node.format), text })
  return found
}

function fits(node: Schema, text: string): boolean {
  const { length } = text
  return length >= Number(node.minLength ?? 0) && length <= Number(node.maxLength ?? Infinity)
}
