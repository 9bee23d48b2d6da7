/** A line that goes or comes; `line` counts from 1, in the old text for what goes and in the new one for what comes. */
export interface DiffLine {
  kind: 'old' | 'new'
  line: number
  text: string
}

/** The lines in which two texts differ, in order: the fewest that explain the change (Myers). */
export function diffLines(before: string, after: string): DiffLine[] {
  const a = before.split('\n')
  const b = after.split('\n')
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return script(left, right).map((row) => ({ ...row, line: row.line + start }))
}

/** How far each diagonal reaches after each number of steps, then the way back. */
function script(a: readonly string[], b: readonly string[]): DiffLine[] {
  const most = a.length + b.length
  const reach = new Map<number, number>([[1, 0]])
  const steps: Map<number, number>[] = []
  const at = (from: Map<number, number>, diagonal: number) => from.get(diagonal) ?? -1
  const isDown = (from: Map<number, number>, d: number, k: number) =>
    k === -d || (k !== d && at(from, k - 1) < at(from, k + 1))
  for (let d = 0; d <= most; d++) {
    steps.push(new Map(reach))
    for (let k = -d; k <= d; k += 2) {
      let x = isDown(reach, d, k) ? at(reach, k + 1) : at(reach, k - 1) + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++
      reach.set(k, x)
      if (x >= a.length && x - k >= b.length) return wayBack(a, b, steps, at, isDown)
    }
  }
  return []
}

type At = (from: Map<number, number>, diagonal: number) => number
type IsDown = (from: Map<number, number>, d: number, k: number) => boolean

function wayBack(a: readonly string[], b: readonly string[], steps: Map<number, number>[], at: At, isDown: IsDown) {
  const rows: DiffLine[] = []
  let x = a.length
  let y = b.length
  for (let d = steps.length - 1; d > 0; d--) {
    const from = steps[d] as Map<number, number>
    const k = x - y
    const down = isDown(from, d, k)
    const old = down ? k + 1 : k - 1
    x = at(from, old)
    y = x - old
    rows.push(down ? { kind: 'new', line: y + 1, text: b[y] ?? '' } : { kind: 'old', line: x + 1, text: a[x] ?? '' })
  }
  return rows.reverse()
}
