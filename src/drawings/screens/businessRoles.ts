import type { Screen } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { initials, type Person } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

export interface Role {
  name: string
  person: Person
  /** How many of the rights it has, from the first on. */
  rights: number
}

const rights = ['See', 'Prepare', 'Approve', 'Limits']
const head = 92
const row = 62

/** Where the line docks: at the first role. */
export const rolesDock = head + row / 2

/** Who may do what: one rail for each role, as long as its rights reach. Below 400 px without initials. */
export function rolesScreen(roles: readonly Role[], width: number): Screen {
  const height = head + roles.length * row + 10
  const narrow = width < 400
  const first = narrow ? 104 : 250
  const pitch = narrow ? 57 : (width - 55 - first) / 3
  const at = rights.map((_, index) => first + index * pitch)
  const last = first + 3 * pitch
  const lines = (['lagoon', 'clay', 'sun', 'sky'] as const).slice(0, roles.length)
  const rows = roles.map((role, index) => {
    const y = head + row * (index + 0.5)
    const reach = first + (role.rights - 1) * pitch
    return (
      hairline(narrow ? 18 : 24, y - row / 2, width - (narrow ? 18 : 24)) +
      (narrow ? '' : avatar(42, y, initials(role.person), lines[index] ?? 'lagoon')) +
      text(narrow ? 18 : 74, y + 5, role.name, { size: narrow ? 13.5 : 14.5, weight: 600 }) +
      stroke(`M${first} ${y}H${last}`, 'mist2', 8) +
      (role.rights > 1 ? stroke(`M${first} ${y}H${reach}`, 'clay', 8) : '') +
      at.map((x, right) => (right < role.rights ? node(x, y, 9, 4.5) : node(x, y, 6, 2.5, 'edge'))).join('')
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(narrow ? 18 : 24, 40, 'Who may do what', { size: 16, weight: 600 }) +
      rights
        .map((name, index) =>
          narrow && index === 3
            ? caption(width - 16, 76, name, { anchor: 'end' })
            : caption(at[index] ?? first, 76, name, { anchor: 'middle' }),
        )
        .join('') +
      rows.join(''),
  }
}
