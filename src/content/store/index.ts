export type { Reading } from '../entry/index.ts'
export type { Content, ContentOptions, HiddenPage, ResolvedPage } from './content.ts'
export { launchList } from './launch.ts'
export { createContent } from './store.ts'
