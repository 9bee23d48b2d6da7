export { policyOf, strictPolicy } from './policy.ts'
export { type Drawings, resolvePage, type Resolver, resolveSite } from './resolve.ts'
export { type Crumb, jsonForScript, structuredData } from './structuredData.ts'
