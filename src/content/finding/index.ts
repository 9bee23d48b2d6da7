export {
  asGuess,
  backFinding,
  backFix,
  type Code,
  countBySeverity,
  type Edit,
  type RawFinding,
  type FileMove,
  type Finding,
  type Fix,
  mostFindings,
  sentencesOf,
  type Severity,
  sortFindings,
} from './finding.ts'
export { codeFrame, type FrameLine } from './frame.ts'
