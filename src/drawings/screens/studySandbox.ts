import { tokens } from '../../theme/tokens.ts'
import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const head = 78
const row = 56

/** A run in the sandbox: what was tested, each with its tick. Nothing in it is real money, and it says so. */
export function sandboxScreen(checks: readonly string[], width: number): Screen {
  const narrow = width < 400
  const inset = narrow ? 22 : 30
  const right = width - inset
  const height = head + checks.length * row + 12
  const rows = checks.map((check, index) => {
    const y = head + index * row
    return (
      `<path d="M${inset} ${y}H${right}" stroke="${tokens.ink3}"/>` +
      icon('check', inset, y + 19, { colour: 'lagoonHi', width: 2.5 }) +
      text(inset + 34, y + 33, check, { size: narrow ? 14 : 16, fill: 'paper' })
    )
  })
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 18, fill: 'ink' }) +
      text(inset, 47, 'Sandbox', { size: 17, weight: 600, fill: 'paper' }) +
      box(right - 92, 29, 92, 26, { radius: 13, fill: 'ink3' }) +
      text(right - 46, 46.5, 'Test data', { size: 13.5, weight: 600, fill: 'sun', anchor: 'middle' }) +
      rows.join(''),
  }
}
