import { MessageChannel, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import type { FoundReading } from '../lib/readings/index.ts'
import { startThreads, usualThreads } from '../lib/threads.ts'
import { Claims } from './claims.ts'
import type { ReadAnswer, ReadTask } from './messages.ts'

/** Other threads that read documents of a list beside this one. */
export interface Readers {
  /** What another thread came to with a document, waiting for it; null: this thread has to read it. Asked for in the order of the list. */
  readingOf(at: number): FoundReading | null
}

/** Few enough that no thread waits long for the last part of another one, and many enough that they seldom ask. */
const partSize = 32

/** A thread begins slowly, as it makes fast code of its own: it is worth that when it reads so many documents. */
const worthOne = 2_500

/** A thread that says nothing for so long, in milliseconds, has died: its parts are read here. */
const longestSilence = 20_000

/** Starts threads for reading so many documents. `threads`: how many; null: as many as are of use. */
export function readingThreads(documents: number, threads: number | null, command: string): Worker[] {
  const count = threads ?? Math.min(usualThreads(), Math.floor(documents / worthOne))
  return count > 0 ? startThreads('reading', command, count) : []
}

/** Has these threads read documents. */
export function createReaders(
  workers: readonly Worker[],
  { folder, options, first, keys }: Pick<ReadTask, 'folder' | 'options' | 'first' | 'keys'>,
): Readers {
  const claims = new Claims(Math.ceil(keys.length / partSize))
  const ports = workers.map((worker) => {
    const { port1, port2 } = new MessageChannel()
    const task: ReadTask = { folder, options, first, keys, partSize, claims: claims.shared, port: port2 }
    worker.postMessage(task, [port2])
    port1.unref()
    return port1
  })
  const found = new Map<number, ReadAnswer>()
  const receive = () => {
    for (const port of ports)
      for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) {
        const answer = got.message as ReadAnswer
        found.set(answer.part, answer)
      }
  }
  let isSilent = false
  const answerFor = (part: number): ReadAnswer | undefined => {
    for (;;) {
      const { answers } = claims
      receive()
      const answer = found.get(part)
      if (answer || isSilent) return answer
      isSilent = !claims.waitFor(answers, longestSilence)
    }
  }
  let current: { part: number; answer: ReadAnswer | undefined } | undefined
  return {
    readingOf(at) {
      const part = Math.floor(at / partSize)
      if (current?.part !== part) {
        if (current) found.delete(current.part)
        current = { part, answer: claims.take(part) ? undefined : answerFor(part) }
      }
      return current.answer?.readings[at % partSize] ?? null
    },
  }
}
