import { seed } from '../../scripts/test/seed.ts'
import { createRandom, shuffled } from '../../scripts/test/random.ts'

/** Whether everything is tested, in place of a sample. */
export const isFull = process.env.BRIGHTRAIL_FULL === '1'

/**
 * Some of a list, in its order: another choice for each commit. All of it in a full run.
 * @param name tells this sample from the others of the run, so that they do not all take the same places
 */
export function sample<T>(all: readonly T[], size: number, name: string): T[] {
  if (isFull || all.length <= size) return [...all]
  const chosen = new Set(shuffled([...all.keys()], createRandom(`${seed} ${name}`)).slice(0, size))
  return all.filter((_, index) => chosen.has(index))
}
