/** A way to build a hostile text of any length: what a pattern takes gladly, many times over, and an end that it refuses. */
export interface Attack {
  start: string
  unit: string
  end: string
}

/** The hostile text, about this long. */
export const grow = ({ start, unit, end }: Attack, length: number): string =>
  start + unit.repeat(Math.ceil(length / unit.length)) + end

const ends = ['', '!', ' ', '\n', '@', '\u0000']
const kindOf = (character: string) =>
  /[a-z]/.test(character) ? 'a' : /[A-Z]/.test(character) ? 'A' : /\d/.test(character) ? '0' : character

/**
 * Hostile texts made from texts that are fine: each beginning up to a change of the kind of character, then a long run of
 * each kind of character and of each pair of neighbours that the text holds, then an end that does not fit.
 */
export function attacksFrom(texts: readonly string[]): Attack[] {
  const starts = new Set([''])
  const units = new Set(['a', 'A', '0', '.', '-', '/', ':', '@', ' ', 'a.', 'a-', '/a', '{a', '%'])
  for (const text of texts) {
    for (let at = 1; at <= text.length; at++) {
      const here = text.charAt(at - 1)
      units.add(kindOf(here))
      if (kindOf(here) === kindOf(text.charAt(at))) continue
      starts.add(text.slice(0, at))
      if (at > 1) units.add(text.slice(at - 2, at))
    }
  }
  return [...starts].flatMap((start) =>
    [...units].flatMap((unit) => (unit === '' ? [] : ends.map((end) => ({ start, unit, end })))),
  )
}

/** Long enough for work that doubles with each character to be noticed, short enough for it to end. */
const tiny = 26

/** Milliseconds that so few characters never need. */
const endless = 100

/** Milliseconds of work that no accident explains: once is enough. */
const beyondDoubt = 1000

/** Below this many milliseconds for the long text a clock says nothing, and nothing is slow. */
const unmeasurable = 30

/** The least work of a few runs: milliseconds of the processor, which others that use it as well do not add to. */
function best(run: () => void): number {
  let least = Infinity
  for (let turn = 0; turn < 3 && least >= unmeasurable && (turn === 0 || least < beyondDoubt); turn++) {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/**
 * Whether the work for a text of `length` is far more than ten times that for a tenth of it: 100 times where the work
 * grows with the square, never ending where it doubles with each character.
 */
export function growsTooFast(run: (text: string) => void, attack: Attack, length: number): boolean {
  const few = grow(attack, tiny)
  if (best(() => run(few)) > endless) return true
  const [small, large] = [grow(attack, length / 10), grow(attack, length)]
  for (let attempt = 0; attempt < 3; attempt++) {
    const slow = best(() => run(large))
    if (slow < unmeasurable) return false
    const quick = Math.max(
      best(() => run(small)),
      1,
    )
    if (slow < 30 * quick) return false
  }
  return true
}

/** The first attack under which the work grows too fast; the long texts come last, because those would not end. */
export function findSlow(run: (text: string) => void, attacks: readonly Attack[], lengths: readonly number[]) {
  for (const length of lengths) {
    const found = attacks.find((attack) => growsTooFast(run, attack, length))
    if (found) return found
  }
  return undefined
}
