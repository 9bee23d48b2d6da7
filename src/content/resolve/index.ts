export { policyOf, strictPolicy } from './policy.ts'
export { type Drawings, resolvePage, resolveSite } from './resolve.ts'
export { type Crumb, jsonForScript, structuredData } from './structuredData.ts'
