export type { Content, ContentOptions, HiddenPage, ResolvedPage } from './content.ts'
export { launchList } from './launch.ts'
export { createContent } from './store.ts'
