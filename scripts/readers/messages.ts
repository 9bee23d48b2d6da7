import type { MessagePort } from 'node:worker_threads'
import type { ContentOptions } from '../../src/content/store/index.ts'
import type { FoundReading } from '../lib/readings/index.ts'

/** What a thread needs to read documents beside the command. */
export interface ReadTask {
  folder: string
  options: Pick<ContentOptions, 'root' | 'drawings' | 'today' | 'drafts'>
  /** The documents beside which the words of all others are judged. */
  first: readonly string[]
  /** The documents to be read; so many are a part. */
  keys: readonly string[]
  partSize: number
  /** What `Claims` share. */
  claims: SharedArrayBuffer
  /** Where the answers go. They are taken from it while the command waits for nothing else. */
  port: MessagePort
}

/** What the documents of a part came to; null: the command has to read it. */
export interface ReadAnswer {
  part: number
  readings: (FoundReading | null)[]
}
