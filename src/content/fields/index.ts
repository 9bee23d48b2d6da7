export { altFault } from './altText.ts'
export { dateFault, isDay } from './date.ts'
export { drawingFault } from './drawing.ts'
export {
  betterPath,
  hrefFault,
  type HrefFault,
  type InternalHref,
  leadsHome,
  parseInternal,
  pathFaultOf,
} from './href.ts'
export { originOf } from './origin.ts'
export { localPath, ownPath } from './ownSite.ts'
export { finishText, parseText, plain, uniqueId, type UsedIds } from './richText.ts'
export { nestedShared, sharedNameFault } from './sharedName.ts'
export { isAddress, noSiteTokens, readSiteTokens, type SiteTokens } from './siteTokens.ts'
export { dollarFault, joinFault, tokenFaults } from './tokenForm.ts'
export { findTokens, replaceTokens, resolveHref, tokenGroups, tokenValues } from './tokens.ts'
