export { mendAll, type Mended } from './fixAll.ts'
export { errorsAddedBy } from './newErrors.ts'
