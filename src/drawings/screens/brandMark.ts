import { tokens } from '../../theme/tokens.ts'

/** The company's own mark with its top left corner at x, y. */
export function brandMark(x: number, y: number, height: number): string {
  const scale = Math.round((height / 30.5) * 1000) / 1000
  return (
    `<g transform="translate(${x} ${y})"><path transform="scale(${scale})" d="M2.5 2.5V19" fill="none" ` +
    `stroke="${tokens.ink}" stroke-width="5" stroke-linecap="round"/>` +
    `<circle cx="${11.5 * scale}" cy="${19 * scale}" r="${9 * scale}" fill="${tokens.sun}" stroke="${tokens.ink}" ` +
    `stroke-width="${5 * scale}"/></g>`
  )
}
