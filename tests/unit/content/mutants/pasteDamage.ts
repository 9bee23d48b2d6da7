import { type Damage, type Mutant, pick, type Random } from './damage.ts'

const maybe = (text: string): Mutant => ({ text, isWrong: false })
const within = (length: number, random: Random) => Math.floor(random() * length)
const insert = (text: string, at: number, more: string) => text.slice(0, at) + more + text.slice(at)

const words = ['hello', 'TODO', 'a', 'see below', 'TODO: shorten this', 'xx', '12', 'null', 'Who we are,', 'l']
const marks = [',', ';', '.', '*', '-', '>', '+', '`', '\\', '"', "'", '=', ':', '_', '{', '}', '[', ']', '…', '•', '/']

/** The end of the group or list that begins at an offset of a sound text. */
function endOf(text: string, start: number): number {
  let depth = 0
  for (const { 0: character, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    if (depth === 0) return start + index + 1
  }
  return text.length
}

/** A part of a document that people copy: what begins where the pattern matches. */
const partOf =
  (begin: RegExp) =>
  (text: string, random: Random): string | null => {
    const found = pick([...text.matchAll(begin)], random)
    return found && text.slice(found.index, endOf(text, found.index))
  }

const block = partOf(/\{(?=\s*"type": )/g)
const list = partOf(/\[/g)
const group = partOf(/\{/g)
const field = (text: string, random: Random) => pick(text.match(/"\w+": "(?:[^"\\]|\\.)*",?/g) ?? [], random)
const lines = (text: string, random: Random) => {
  const all = text.split('\n')
  const at = within(all.length, random)
  return all.slice(at, at + 1 + within(10, random)).join('\n')
}

const anywhere = (text: string, random: Random) => within(text.length, random)
const atLine = (text: string, random: Random) => pick([...text.matchAll(/(?<=\n)/g)], random)?.index ?? text.length
const atValue = (text: string, random: Random) => pick([...text.matchAll(/(?<=": )/g)], random)?.index ?? 0
const inText = (text: string, random: Random) =>
  pick([...text.matchAll(/(?<=[a-z]) (?=[a-z][^":]*",?\n)/g)], random)?.index ?? 0

/** The lines of both sides of a conflict between the marks that git and its relatives write. */
function conflict(text: string, random: Random, style: 'two' | 'three' | 'half', indent: string): string {
  const all = text.split('\n')
  const at = 1 + within(all.length - 2, random)
  const count = 1 + within(5, random)
  const ours = all.slice(at, at + count)
  const theirs = ours.map((line) => line.replace(/[a-z]{4}/, 'else'))
  const middle = style === 'three' ? ['||||||| 3f2a1bc', ...ours, '======='] : ['=======']
  const both = ['<<<<<<< HEAD', ...ours, ...middle, ...theirs, '>>>>>>> main']
  if (style === 'half') both.splice(within(both.length, random), 1)
  const marked = both.map((line) => (/^[<|=>]{7}/.test(line) ? indent + line : line))
  return [...all.slice(0, at), ...marked, ...all.slice(at + count)].join('\n')
}

/**
 * Slips that bring something into a document from outside: from the clipboard, from git, from a keyboard that one only
 * leaned on. `others`: the documents from which people copy.
 */
export function pasteDamages(others: readonly string[]): Readonly<Record<string, Damage>> {
  type Part = (text: string, random: Random) => string | null
  const paste =
    (part: Part, place: (text: string, random: Random) => number, behind = ''): Damage =>
    (text, random) => {
      const pasted = part(pick(others, random) ?? '', random)
      return pasted === null ? null : maybe(insert(text, place(text, random), pasted + behind))
    }
  const whole: Part = (text) => text
  const word: Part = (_, random) => pick(words, random)
  const mark: Part = (_, random) => pick(marks, random)
  const indented =
    (part: Part): Part =>
    (text, random) => {
      const found = part(text, random)
      return found === null ? null : ' '.repeat(2 * within(6, random)) + found
    }
  return {
    'a block on a line of its own': paste(block, atLine, '\n'),
    'a block with a comma on a line of its own': paste(block, atLine, ',\n'),
    'a block anywhere': paste(block, anywhere),
    'a block before a value': paste(block, atValue, ','),
    'a block inside a text': paste(block, inText),
    'a list on a line of its own': paste(list, atLine, ',\n'),
    'a list anywhere': paste(list, anywhere),
    'a group on a line of its own': paste(group, atLine, '\n'),
    'a field on a line of its own': paste(field, atLine, '\n'),
    'a field anywhere': paste(field, anywhere),
    'lines of another document': paste(lines, atLine, '\n'),
    'lines of another document anywhere': paste(lines, anywhere),
    'a document in a document': paste(whole, anywhere),
    'a document behind a document': paste(whole, (text) => text.length),
    'a document before a document': paste(whole, () => 0),
    'a word on a line of its own': paste(indented(word), atLine, '\n'),
    'a word anywhere': paste(word, anywhere),
    'a mark on a line of its own': paste(indented(mark), atLine, '\n'),
    'a mark anywhere': paste(mark, anywhere),
    'a mark at the beginning of a line': paste(mark, atLine),
    'a mark before a text': paste(mark, atValue),
    'a conflict': (text, random) => maybe(conflict(text, random, 'two', '')),
    'a conflict with indented marks': (text, random) =>
      maybe(conflict(text, random, 'two', ' '.repeat(1 + within(9, random)))),
    'a conflict with the common ancestor': (text, random) => maybe(conflict(text, random, 'three', '')),
    'a conflict half resolved': (text, random) => maybe(conflict(text, random, 'half', '')),
    'a conflict with line breaks of Windows': (text, random) =>
      maybe(conflict(text, random, 'two', '').replaceAll('\n', '\r\n')),
    'UTF-16 read as UTF-8': (text) => maybe(`\ufffd\ufffd${[...text].join('\0')}\0`),
    'UTF-16 of the other order': (text) =>
      maybe(`\ufffd\ufffd${[...text].map((character) => `\0${character}`).join('')}`),
  }
}
