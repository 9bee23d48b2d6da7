import { beforeEach } from 'vitest'
import { createRandom } from '../../scripts/test/random.ts'
import { seed } from '../../scripts/test/seed.ts'
import { turns } from '../../scripts/test/turns.ts'

/** In an ordinary `npm test`; whoever runs a file by hand gets all of it, and so does a full run. */
const isOrdinary = process.env.BRIGHTRAIL_TURNS === '1'

/**
 * The tests of this file, or of the group that calls it, take turns: an ordinary run has one in a few of them, others for
 * each commit. For files whose tests take seconds.
 * @param name tells these turns from the others of the run
 */
export function takeTurns(name: string): void {
  if (!isOrdinary) return
  let at = Math.floor(createRandom(`${seed} ${name}`)() * turns)
  beforeEach(({ skip }) => skip(at++ % turns !== 0, 'not its turn'))
}
