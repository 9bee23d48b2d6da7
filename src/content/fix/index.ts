export { fixAll, type Fixed } from './fixAll.ts'
export { errorsAddedBy } from './newErrors.ts'
