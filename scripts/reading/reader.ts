import { workerData } from 'node:worker_threads'
import { readEntry } from '../../src/content/entry.ts'
import { type Answer, answered, documentsOf, type Read, type Share, takeBatches } from './share.ts'

// The second thread of readMany().
const { root, drawings, documents, counters, answers } = workerData as Share

takeBatches(counters, documents, (batch) => {
  const read = documentsOf(batch, documents).map(([key, text]): Read => {
    const { findings, facts, wording, tokens } = readEntry(root, key, text, drawings)
    return findings.length > 0 || tokens.size > 0 ? null : { facts, wording }
  })
  const answer: Answer = { batch, json: JSON.stringify(read) }
  answers.postMessage(answer, [])
  Atomics.add(counters, answered, 1)
  Atomics.notify(counters, answered)
})
