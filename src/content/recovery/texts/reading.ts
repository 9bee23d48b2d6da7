import type { RawFinding } from '../../finding/index.ts'

/** What was read: where it ends, its text as far as it is known, and what is wrong with it. */
export interface Reading {
  end: number
  value: string
  findings: RawFinding[]
  /** How much less likely this reading is than its findings say. */
  doubt?: number
}
