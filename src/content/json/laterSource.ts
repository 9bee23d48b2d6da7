import { createSource, type Source } from './source.ts'

/** The source of a document that holds what was meant, whose text is read when somebody asks for it. */
export const laterSource = (file: string, read: () => string): Source => new LaterSource(file, read)

class LaterSource implements Source {
  readonly file: string
  readonly #read: () => string
  #made: Source | undefined

  constructor(file: string, read: () => string) {
    this.file = file
    this.#read = read
  }

  get text() {
    return this.#source().text
  }

  get written() {
    return this.#source().written
  }

  back(offset: number) {
    return offset
  }

  isWritten() {
    return true
  }

  position(offset: number) {
    return this.#source().position(offset)
  }

  node(pointer: string) {
    return this.#source().node(pointer)
  }

  valueRange(pointer: string) {
    return this.#source().valueRange(pointer)
  }

  headRange(pointer: string) {
    return this.#source().headRange(pointer)
  }

  keyRange(pointer: string, key: string) {
    return this.#source().keyRange(pointer, key)
  }

  #source(): Source {
    return (this.#made ??= createSource(this.file, this.#read()))
  }
}
