export { foreignFile } from './foreign.ts'
export { mend, type Mended } from './mended.ts'
export { findFaults } from './repair.ts'
