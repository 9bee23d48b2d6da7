import type { Node } from './tree.ts'

/** Characters by their codes, which are compared sooner than texts. */
const [quote, comma, colon] = [34, 44, 58]
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125]

/** A node whose end is still to be found. */
type OpenNode = { -readonly [Key in keyof Node]: Node[Key] }

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** What a string holds otherwise than it is written, or must not hold. */
const special = /[\\\u0000-\u001f]/
const words: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

/**
 * The tree of a text that is JSON, as jsonc-parser builds it, in half of the time: a text is read with every key that is
 * typed. Undefined for all other texts.
 */
export function soundTree(text: string): Node | undefined {
  try {
    return new Reader(text).read()
  } catch {
    // A string that is none, or groups in more groups than there is room for.
    return undefined
  }
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The tree of the whole text. */
  read(): Node | undefined {
    const root = this.#value(undefined)
    this.#skipSpace()
    return this.#at === this.#text.length ? root : undefined
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at)
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return
      this.#at++
    }
  }
  /** Whether this character comes next; it is read then. */
  #takes(code: number): boolean {
    this.#skipSpace()
    if (this.#text.charCodeAt(this.#at) !== code) return false
    this.#at++
    return true
  }

  #string(parent: Node | undefined): Node | undefined {
    const offset = this.#at
    let end = this.#text.indexOf('"', offset + 1)
    while (end >= 0 && isEscaped(this.#text, end)) end = this.#text.indexOf('"', end + 1)
    if (end < 0) return undefined
    this.#at = end + 1
    const inner = this.#text.slice(offset + 1, end)
    const held: unknown = special.test(inner) ? JSON.parse(this.#text.slice(offset, this.#at)) : inner
    return { type: 'string', offset, length: this.#at - offset, parent, value: held } as Node
  }

  #property(parent: Node): Node | undefined {
    this.#skipSpace()
    if (this.#text.charCodeAt(this.#at) !== quote) return undefined
    const children: Node[] = []
    const own = { type: 'property', offset: this.#at, length: 0, parent, children, colonOffset: 0 } as OpenNode
    const name = this.#string(own)
    if (!name || !this.#takes(colon)) return undefined
    own.colonOffset = this.#at - 1
    const held = this.#value(own)
    if (!held) return undefined
    children.push(name, held)
    own.length = this.#at - own.offset
    return own
  }

  #group(parent: Node | undefined, isObject: boolean): Node | undefined {
    const children: Node[] = []
    const own = { type: isObject ? 'object' : 'array', offset: this.#at, length: 0, parent, children } as OpenNode
    this.#at++
    const last = isObject ? closeObject : closeList
    if (!this.#takes(last)) {
      do {
        const one = isObject ? this.#property(own) : this.#value(own)
        if (!one) return undefined
        children.push(one)
      } while (this.#takes(comma))
      if (!this.#takes(last)) return undefined
    }
    own.length = this.#at - own.offset
    return own
  }

  #value(parent: Node | undefined): Node | undefined {
    this.#skipSpace()
    const code = this.#text.charCodeAt(this.#at)
    if (code === quote) return this.#string(parent)
    if (code === openObject || code === openList) return this.#group(parent, code === openObject)
    const offset = this.#at
    for (const [word, held] of words) {
      if (!this.#text.startsWith(word, this.#at)) continue
      this.#at += word.length
      return { type: held === null ? 'null' : 'boolean', offset, length: word.length, parent, value: held } as Node
    }
    number.lastIndex = this.#at
    const [digits] = number.exec(this.#text) ?? []
    if (digits === undefined) return undefined
    this.#at += digits.length
    return { type: 'number', offset, length: digits.length, parent, value: Number(digits) } as Node
  }
}

/** Whether a quote belongs to the string that it is in. */
function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before--
  return (at - before) % 2 === 1
}
