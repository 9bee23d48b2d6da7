export { type KeptReadings, keptReadings, textHash } from './readings.ts'
export { isSettled, stampOf } from './stamp.ts'
