export {
  asGuess,
  backFinding,
  countBySeverity,
  type Edit,
  type RawFinding,
  type Finding,
  type Fix,
  mostFindings,
  sortFindings,
  toFinding,
} from './finding.ts'
export { codeFrame, type FrameLine } from './frame.ts'
