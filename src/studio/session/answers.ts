import type { FileText } from '../server/messages.ts'

/** What became of a try to write a file. */
export type WriteAnswer =
  | { kind: 'written'; revision: string }
  | { kind: 'changed'; now: FileText }
  | { kind: 'gone' }
  /** `reason`: why, behind words that say what; `message`: both, where they differ. */
  | { kind: 'refused'; reason: string; message?: string }
  | { kind: 'away' }

/** What a file is found to be when it is asked for. */
export type ReadAnswer = Exclude<WriteAnswer, { kind: 'written' }>
