import type { Drawing } from '../kit/drawing.ts'
import { feature } from '../kit/feature.ts'
import { type Role, rolesDock, rolesScreen } from '../screens/businessRoles.ts'

export const roles: readonly Role[] = [
  { name: 'Owner', person: 'Amaka Obi', rights: 4 },
  { name: 'Finance', person: 'Samuel Ngassa', rights: 3 },
  { name: 'Assistant', person: 'Adaeze Balogun', rights: 2 },
  { name: 'Auditor', person: 'Tunde Musa', rights: 1 },
]

const drawing: Drawing = feature({
  line: 'clay',
  side: 'left',
  screen: (width) => rolesScreen(roles, width),
  docks: { wide: rolesDock, small: rolesDock },
})

export default drawing
