import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { quote } from '../../src/model/words.ts'
import { UsageError } from './options.ts'

const tools = dirname(fileURLToPath(import.meta.url))
/** Half of what Node gives to new values: a page needs less, each thread has it, and none was slower. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }
const starter = resolve('scripts/setup/thread.mjs')

/** As many as there are cores for beside this thread; more than seven would only wait for it. */
export const usualThreads = (): number => Math.min(7, availableParallelism() - 1)

/**
 * Starts a program of the compiled code in so many threads; none where the code that runs is not compiled.
 * @param name the program: `drawing` is what `drawing.worker.ts` became
 * @param command the one that runs: threads take over what the engine has made of its code
 */
export function startThreads(name: string, command: string, count: number): Worker[] {
  const program = join(tools, `${name}.worker.cjs`)
  return Array.from({ length: existsSync(program) ? count : 0 }, () => {
    const worker = new Worker(starter, { argv: [program, join(tools, 'compiled', command)], resourceLimits })
    // It must not keep a command alive that has failed.
    worker.unref()
    // Without a listener, a thread that fails would end the command; what it leaves undone is done by whoever started it.
    for (const event of ['error', 'exit']) worker.on(event, () => ended.add(worker))
    return worker
  })
}

const ended = new WeakSet<Worker>()

/** Whether a thread has failed or come to its end: it answers nothing any more. */
export const hasEnded = (worker: Worker): boolean => ended.has(worker)

/** How many threads somebody asks for; null: nobody does. Throws a {@link UsageError} for what is no number. */
export function readThreads(given: string | undefined): number | null {
  if (given === undefined) return null
  if (/^\d{1,2}$/.test(given)) return Number(given)
  throw new UsageError(
    `${quote(given)} is not a valid number of threads. Write one from 0 (none) to 99, such as --threads 3.`,
  )
}
