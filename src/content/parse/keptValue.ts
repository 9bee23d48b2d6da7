import { parseJson } from './parse.ts'

/** The value of a document that can be read. It can be let go; whoever asks for it then has it parsed again. */
export class KeptValue {
  readonly #text: () => string
  #value: unknown

  /** `value`: what the text says, where that is known already. */
  constructor(text: () => string, value: unknown) {
    this.#text = text
    this.#value = value
  }

  /** Undefined when the text is no JSON. Do not change it: all who ask share it. */
  get(): unknown {
    return (this.#value ??= parseJson(this.#text()).value)
  }

  /** Lets the value go, for the sake of memory. */
  release(): void {
    this.#value = undefined
  }
}
