import { type Damage, type Mutant, pick, type Random } from './damage.ts'

const maybe = (text: string): Mutant => ({ text, isWrong: false })
const within = (length: number, random: Random) => Math.floor(random() * length)

/** Offsets of two places in a text, the earlier first, at most `most` characters apart. */
function stretch(text: string, most: number, random: Random): [start: number, end: number] {
  const start = within(text.length, random)
  return [start, Math.min(text.length, start + 1 + within(most, random))]
}

const remove = (text: string, start: number, end: number) => text.slice(0, start) + text.slice(end)
const insert = (text: string, at: number, more: string) => text.slice(0, at) + more + text.slice(at)

/** Texts in quotes, brackets, punctuation and bare words: what a reader of JSON sees. */
const token = /"(?:[^"\\\n]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g

/** Does something to one token of a document, or to two that follow each other. */
const onTokens =
  (edit: (one: string, next: string) => [string, string]): Damage =>
  (text, random) => {
    const tokens = [...text.matchAll(token)]
    const at = within(tokens.length - 1, random)
    const [one, next] = [tokens[at], tokens[at + 1]]
    if (!one || !next) return null
    const between = text.slice(one.index + one[0].length, next.index)
    const [first, second] = edit(one[0], next[0])
    return maybe(text.slice(0, one.index) + first + between + second + text.slice(next.index + next[0].length))
  }

/** Does something to a few lines that follow each other. */
const onRange =
  (edit: (range: string[], random: Random, all: readonly string[]) => string[]): Damage =>
  (text, random) => {
    const lines = text.split('\n')
    const at = within(lines.length - 1, random)
    const count = 1 + within(8, random)
    const range = lines.slice(at, at + count)
    return maybe([...lines.slice(0, at), ...edit(range, random, lines), ...lines.slice(at + count)].join('\n'))
  }

const eachLine = (edit: (line: string, random: Random) => string): Damage =>
  onRange((range, random) => range.map((line) => edit(line, random)))

/** Slips that take text away, double it, or put it elsewhere in the same document. */
export const shuffleDamages: Readonly<Record<string, Damage>> = {
  'some characters deleted': (text, random) => maybe(remove(text, ...stretch(text, 30, random))),
  'many characters deleted': (text, random) => maybe(remove(text, ...stretch(text, 600, random))),
  'a character moved': (text, random) => {
    const at = within(text.length, random)
    const rest = remove(text, at, at + 1)
    return maybe(insert(rest, within(rest.length, random), text.charAt(at)))
  },
  'some characters moved': (text, random) => {
    const [start, end] = stretch(text, 40, random)
    const rest = remove(text, start, end)
    return maybe(insert(rest, within(rest.length, random), text.slice(start, end)))
  },
  'some characters twice': (text, random) => {
    const [start, end] = stretch(text, 60, random)
    return maybe(insert(text, end, text.slice(start, end)))
  },
  'a token deleted': onTokens((one) => [one, '']),
  'a token twice': onTokens((one, next) => [`${one}${one}`, next]),
  'two tokens swapped': onTokens((one, next) => [next, one]),
  'quotes of a token deleted': onTokens((one, next) => [one.replaceAll(/^"|"$/g, ''), next]),
  'single quotes around a token': onTokens((one, next) => [one.replaceAll(/^"|"$/g, "'"), next]),
  'a range of lines deleted': onRange(() => []),
  'a range of lines twice': onRange((range) => [...range, ...range]),
  'a range of lines backwards': onRange((range) => range.toReversed()),
  'a range of lines moved': (text, random) => {
    const lines = text.split('\n')
    const range = lines.splice(within(lines.length - 1, random), 1 + within(8, random))
    lines.splice(within(lines.length - 1, random), 0, ...range)
    return maybe(lines.join('\n'))
  },
  'a range of lines on one line': onRange((range) => [range.map((line) => line.trim()).join(' ')]),
  'a line cut in two': onRange(([line = '', ...rest], random) => {
    const at = within(line.length, random)
    return [line.slice(0, at), line.slice(at), ...rest]
  }),
  'the beginning of a line deleted': onRange(([line = '', ...rest], random) => [
    line.slice(within(line.length, random)),
    ...rest,
  ]),
  'the end of a line deleted': onRange(([line = '', ...rest], random) => [
    line.slice(0, within(line.length, random)),
    ...rest,
  ]),
  'lines indented': eachLine((line) => `    ${line}`),
  'lines not indented': eachLine((line) => line.trimStart()),
  'lines indented in any way': eachLine((line, random) => ' '.repeat(within(12, random)) + line.trimStart()),
  'lines with curly quotes': eachLine((line) => line.replaceAll(/"([^"]*)"/g, '“$1”')),
  'lines with single quotes': eachLine((line) => line.replaceAll('"', "'")),
  'lines without quotes': eachLine((line) => line.replaceAll('"', '')),
  'lines without commas': eachLine((line) => line.replaceAll(',', '')),
  'lines without brackets': eachLine((line) => line.replaceAll(/[{}[\]]/g, '')),
  'lines as comments': eachLine((line) => `// ${line}`),
  'the beginning cut off': (text, random) => maybe(text.slice(within(text.length, random))),
  'only brackets left': (text) => maybe(text.replaceAll(/[^{}[\]\n]/g, '')),
  'one quote for two': (text, random) => {
    const found = pick([...text.matchAll(/"/g)], random)
    return found && maybe(insert(text, found.index, '"'))
  },
}
