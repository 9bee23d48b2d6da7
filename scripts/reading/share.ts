import type { MessagePort } from 'node:worker_threads'
import type { Entry } from '../../src/content/entry.ts'

/** So many documents are taken at a time, by the thread that has nothing to do. */
export const batchSize = 64

/** A document to be read: its key and its text. */
export type Unread = readonly [key: string, text: string]

/** What the second thread is given. */
export interface Share {
  root: string
  /** The drawings that there are, by their names. */
  drawings: object
  documents: readonly Unread[]
  /** How many batches have been taken, and how many answers the second thread has given. */
  counters: Int32Array
  answers: MessagePort
}

/** The places of these counters. */
export const [taken, answered] = [0, 1]

/** What becomes of a document that has no fault; null: it has one, and is read again where its findings are needed. */
export type Read = Pick<Entry, 'facts' | 'wording'> | null

/** The documents of one batch after reading, as JSON: it is read twice as fast as what the threads exchange by themselves. */
export interface Answer {
  batch: number
  json: string
}

/** Takes batches until there are none left. */
export function takeBatches(counters: Int32Array, documents: readonly Unread[], read: (batch: number) => void): void {
  const batches = Math.ceil(documents.length / batchSize)
  for (let batch = Atomics.add(counters, taken, 1); batch < batches; batch = Atomics.add(counters, taken, 1))
    read(batch)
}

/** The documents of a batch. */
export const documentsOf = (batch: number, documents: readonly Unread[]): readonly Unread[] =>
  documents.slice(batch * batchSize, (batch + 1) * batchSize)
