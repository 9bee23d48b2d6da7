import { setFlagsFromString } from 'node:v8'

/**
 * Has this process and its threads look for what is no longer needed once they hold a fifth more than what they needed last.
 * Left alone they let it grow to several times as much, which a large site feels and a small one does not.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=20')
}
