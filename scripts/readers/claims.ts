/**
 * Which of several threads reads which part of a list. One thread takes the parts from the front, so that it has them in their
 * order, and all others from the back; each part is taken once.
 */
export class Claims {
  /** What threads share: a counter of answers, and behind it a number for each part, 1 once it is taken. */
  readonly shared: SharedArrayBuffer
  readonly #numbers: Int32Array

  constructor(parts: number | SharedArrayBuffer) {
    this.shared = typeof parts === 'number' ? new SharedArrayBuffer((parts + 1) * Int32Array.BYTES_PER_ELEMENT) : parts
    this.#numbers = new Int32Array(this.shared)
  }

  /** Whether the part is now this thread's. */
  take(part: number): boolean {
    return Atomics.compareExchange(this.#numbers, part + 1, 0, 1) === 0
  }

  /** Takes the last part that nobody has; undefined: there is none. */
  takeLast(): number | undefined {
    for (let part = this.#numbers.length - 2; part >= 0; part--) if (this.take(part)) return part
    return undefined
  }

  /** How many answers threads have sent. */
  get answers(): number {
    return Atomics.load(this.#numbers, 0)
  }

  /** Says that an answer was sent. */
  announce(): void {
    Atomics.add(this.#numbers, 0, 1)
    Atomics.notify(this.#numbers, 0)
  }

  /** Waits until more than so many answers were sent; false: none was in that time, in milliseconds. */
  waitFor(answers: number, longest: number): boolean {
    return Atomics.wait(this.#numbers, 0, answers, longest) !== 'timed-out'
  }
}
