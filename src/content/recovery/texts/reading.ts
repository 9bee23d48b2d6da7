import type { Fault } from '../../finding/index.ts'

/** What was read: where it ends, its text as far as it is known, and what is wrong with it. */
export interface Reading {
  end: number
  value: string
  faults: Fault[]
  /** How much less likely this reading is than its faults say. */
  doubt?: number
}
