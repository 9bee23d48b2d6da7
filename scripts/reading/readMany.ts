import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { type Entry, readEntry, takeEntry } from '../../src/content/entry.ts'
import {
  type Answer,
  answered,
  batchSize,
  documentsOf,
  type Read,
  type Share,
  takeBatches,
  type Unread,
} from './share.ts'

/** Fewer documents are read before a second thread has started. */
const enough = 2000
/** Milliseconds after which a thread that does not answer is given up. */
const patience = 30_000

/** Stands beside every compiled command (scripts/run.mjs). */
const reader = fileURLToPath(new URL('reader.mjs', import.meta.url))

/**
 * Reads documents as {@link readEntry} does. Of many a second thread reads its share where the machine has two processors;
 * BRIGHTRAIL_THREADS=1 keeps it to one.
 */
export function readMany(root: string, documents: readonly Unread[], drawings: object): Entry[] {
  const read = ([key, text]: Unread) => readEntry(root, key, text, drawings)
  const isShared = documents.length >= enough && availableParallelism() > 1 && process.env.BRIGHTRAIL_THREADS !== '1'
  if (!isShared || !existsSync(reader)) return documents.map(read)

  const counters = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const { port1: answers, port2 } = new MessageChannel()
  const share: Share = { root, drawings, documents, counters, answers: port2 }
  const worker = new Worker(reader, { workerData: share, transferList: [port2] })
  worker.unref()
  const found: (Entry | undefined)[] = documents.map(() => undefined)
  let left = Math.ceil(documents.length / batchSize)
  takeBatches(counters, documents, (batch) => {
    for (const [at, one] of documentsOf(batch, documents).entries()) found[batch * batchSize + at] = read(one)
    left--
  })
  for (const { batch, json } of answersOf(answers, counters, left)) {
    const entries = JSON.parse(json) as Read[]
    for (const [at, [key, text]] of documentsOf(batch, documents).entries()) {
      const entry = entries[at]
      if (entry) found[batch * batchSize + at] = takeEntry(root, key, text, entry)
    }
  }
  answers.close()
  void worker.terminate()
  return found.map((entry, at) => entry ?? read(documents[at] as Unread))
}

/** So many answers of the other thread; fewer when it has fallen silent. */
function* answersOf(port: MessagePort, counters: Int32Array, count: number): Generator<Answer> {
  for (let left = count; left > 0; ) {
    const seen = Atomics.load(counters, answered)
    const received: { message: Answer } | undefined = receiveMessageOnPort(port)
    if (received) {
      left--
      yield received.message
    } else if (Atomics.wait(counters, answered, seen, patience) === 'timed-out') return
  }
}
