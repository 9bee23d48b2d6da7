import { type Damage, type Mutant, pick, type Random } from './damage.ts'

const maybe = (text: string): Mutant => ({ text, isWrong: false })
const wrong = (text: string): Mutant => ({ text, isWrong: true })
const within = (length: number, random: Random) => Math.floor(random() * length)

const characters = [...'"{}[]:,\\/ a0-é\n\u00a0\u2019😀']

/** Does something to one line of a document; the text ends in a line of its own. */
const onLines =
  (edit: (lines: string[], at: number) => void): Damage =>
  (text, random) => {
    const lines = text.split('\n')
    edit(lines, within(lines.length - 1, random))
    return maybe(lines.join('\n'))
  }

/** Puts a text in place of a character that is found by a pattern. */
const onCharacter =
  (pattern: RegExp, replacement: string, isOne = false): Damage =>
  (text, random) => {
    const found = pick([...text.matchAll(pattern)], random)
    if (!found) return null
    return { ...wrong(text.slice(0, found.index) + replacement + text.slice(found.index + found[0].length)), isOne }
  }

/** Slips of fingers and of merges: what happens to a text, whatever it means. */
export const textDamages: Readonly<Record<string, Damage>> = {
  'a character deleted': (text, random) => {
    const at = within(text.length, random)
    return maybe(text.slice(0, at) + text.slice(at + 1))
  },
  'a character twice': (text, random) => {
    const at = within(text.length, random)
    return maybe(text.slice(0, at + 1) + text.slice(at))
  },
  'a character more': (text, random) => {
    const at = within(text.length, random)
    return maybe(text.slice(0, at) + String(pick(characters, random)) + text.slice(at))
  },
  'two characters swapped': (text, random) => {
    const at = within(text.length - 1, random)
    return maybe(text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2))
  },
  'the tail cut off': (text, random) => wrong(text.slice(0, within(text.trimEnd().length, random))),
  'a line deleted': onLines((lines, at) => lines.splice(at, 1)),
  'a line twice': onLines((lines, at) => lines.splice(at, 0, lines[at] ?? '')),
  'two lines swapped': onLines((lines, at) => lines.splice(at, 2, lines[at + 1] ?? '', lines[at] ?? '')),
  'a single quote': onCharacter(/(?<=[[{:,]\s*)"|"(?=\s*[:,\]}])/g, "'", true),
  'a curly quote': onCharacter(/(?<=[[{:,]\s*)"/g, '“', true),
  'a comma less': onCharacter(/,(?=\n)/g, '', true),
  'a comma too many': onCharacter(/(?<=["\]}])(?=\n\s*[\]}])/g, ',', true),
  'a hidden character': onCharacter(/(?<=[a-z]{3})(?=[a-z]{3}[^":]*",?\n)/g, '\u200b', true),
  'half a character': onCharacter(/(?<=[a-z]{3})(?=[a-z]{3}[^":]*",?\n)/g, '\ud83d', true),
  'a line break behind a quote': onCharacter(/(?<=[a-z]{3}) (?=[a-z]{3}[^":]*",?\n)/g, ' "here"\n', true),
  'a line break before a quote': onCharacter(/(?<=[a-z]{3}) (?=[a-z]{3}[^":]*",?\n)/g, '\n        12" ', true),
  'a field twice': onCharacter(/(?<=\n\s*)(?="title": )/g, '"title": "Another title", ', true),
  'a conflict of a merge': onCharacter(/(?<=\n)(?=\s*")/g, '<<<<<<< HEAD\n'),
}
