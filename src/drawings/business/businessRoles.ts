import type { Drawing } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide, leave } from '../kit/feature.ts'
import { type Role, roleRails, railsSmall, railsWide } from '../screens/businessRoles.ts'

/** One person has one role on the whole site: Amaka Obi prepares, and Samuel Ngassa approves. */
export const roles: readonly Role[] = [
  { name: 'Owner', rights: 4 },
  { name: 'Finance', person: 'Samuel Ngassa', rights: 3 },
  { name: 'Assistant', person: 'Amaka Obi', rights: 2 },
  { name: 'Auditor', rights: 1 },
]

// The line of the page is the rail of the owner.
const drawing: Drawing = {
  wide: featureCut(
    featureWide,
    railsWide.height,
    () => leave('clay', featureWide, 'left', 0, railsWide.first) + roleRails(roles, railsWide),
  ),
  small: featureCut(
    featureSmall,
    railsSmall.height,
    () => leave('clay', featureSmall, 'left', 0, railsSmall.first, 10) + roleRails(roles, railsSmall),
  ),
}

export default drawing
