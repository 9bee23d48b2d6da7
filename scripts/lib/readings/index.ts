export { type KeptReadings, keptReadings, textHash } from './readings.ts'
export { isSettled, stampOf } from './stamp.ts'
export { type FoundReading, foundReading } from './taken.ts'
