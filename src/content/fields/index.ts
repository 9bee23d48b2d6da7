export { altFinding } from './altText.ts'
export { dateFinding, isDay } from './date.ts'
export { drawingFinding } from './drawing.ts'
export {
  betterPath,
  hrefFinding,
  type HrefFinding,
  type InternalHref,
  leadsHome,
  parseInternal,
  pathFindingOf,
} from './href.ts'
export { originOf } from './origin.ts'
export { localPath, ownPath } from './ownSite.ts'
export { finishText, parseText, plain, uniqueId, type UsedIds } from './richText.ts'
export { nestedShared, sharedNameFinding } from './sharedName.ts'
export { isAddress, noSiteTokens, readSiteTokens, type SiteTokens } from './siteTokens.ts'
export { dollarFinding, joinFinding, tokenFindings } from './tokenForm.ts'
export { findTokens, replaceTokens, resolveHref, tokenGroups, tokenValues } from './tokens.ts'
