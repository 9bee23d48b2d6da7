// Who aims at words of the page and misses them goes on to type: those letters are no keys.

/** A pause of this length ends such words, in milliseconds. */
const longestPause = 1500

let last = -Infinity

/** Somebody has pressed the page beside its words. */
export const pressedBeside = (now = performance.now()): void => void (last = now)

/** Whether a letter that is typed now belongs to words that were meant for the page. */
export function isStray(now = performance.now()): boolean {
  const isSoon = now - last < longestPause
  if (isSoon) last = now
  return isSoon
}
