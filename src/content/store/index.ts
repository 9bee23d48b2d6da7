export { type Content, type ContentOptions, createContent, type ResolvedPage } from './content.ts'
export { launchList } from './launch.ts'
