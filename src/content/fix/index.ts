export { fixAll, type Fixed, fixOrLeave, type LeftFix } from './fixAll.ts'
export { errorsAddedBy } from './newErrors.ts'
