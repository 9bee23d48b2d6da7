import type { Fault, Fix } from './findings.ts'
import { isTextStart, readNumber, readText, readWord, type Reading } from './syntaxValues.ts'
import { count, quote } from './words.ts'

/** After so many faults the rest of the file says nothing new. */
const most = 50

interface Frame {
  open: '{' | '['
  at: number
  /** Offset of the comma that waits for its next entry; -1: none. */
  comma: number
  /** What the last entry was, to tell a missing { from a missing ]. */
  last: '' | 'text' | 'group' | 'other'
  /** Where the last value began. */
  lastAt: number
}

/** The faults, and other places where the slip behind the first of them may stand. */
export interface SyntaxFaults {
  faults: Fault[]
  suspects: number[]
}

type Expect = 'value' | 'key' | 'colon' | 'comma' | 'end'

/**
 * All faults of a text that is no JSON, in one pass and in plain words. It reads on after each fault as the editor will
 * have meant it, so that one slip gives one fault.
 */
export function findSyntaxFaults(text: string): SyntaxFaults {
  const faults: Fault[] = []
  const suspects: number[] = []
  const stack: Frame[] = []
  let expect: Expect = 'value'
  let at = 0
  /** Where the last sign stood that was no space: something missing belongs behind it. */
  let behind = 0
  let field = ''
  /** The first bracket whose partner is indented differently: where a missing bracket was probably meant. */
  let odd: { opened: number; place: number; bracket: string } | null = null

  const top = () => stack.at(-1)
  const add = (fault: Fault) => void faults.push({ ...fault, end: Math.min(fault.end, text.length) })
  const entry = (kind: Frame['last']) => {
    const frame = top()
    if (frame) {
      frame.comma = -1
      frame.last = kind
    }
    expect = frame ? 'comma' : 'end'
  }
  const move = (to: number) => {
    at = to
    behind = to
  }
  const take = (reading: Reading) => {
    for (const fault of reading.faults) add(fault)
    move(reading.end)
  }

  while (faults.length < most) {
    at = skipSpace(text, at, add)
    if (at >= text.length) break
    const sign = text.charAt(at)
    if (expect === 'value') readValue(sign)
    else if (expect === 'key') readKey(sign)
    else if (expect === 'colon') readColon(sign)
    else if (expect === 'comma') readComma(sign)
    else {
      const closing = sign === '}' || sign === ']'
      const message = closing
        ? `There is one ${sign} too many: nothing is open any more. Remove it.`
        : 'The document has ended, but more text follows. Remove it, or move it inside the brackets.'
      add({ code: 'afterEnd', start: at, end: closing ? at + 1 : text.trimEnd().length, message })
      return { faults, suspects }
    }
  }
  if (faults.length < most) checkEnd()
  return { faults, suspects }

  function open(sign: '{' | '[') {
    stack.push({ open: sign, at, comma: -1, last: '', lastAt: -1 })
    move(at + 1)
    expect = sign === '{' ? 'key' : 'value'
  }

  function readValue(sign: string) {
    const frame = top()
    const inList = frame?.open === '['
    if (frame) frame.lastAt = at
    if (sign === '{' || sign === '[') return open(sign)
    if (inList && sign === ']') return close(sign)
    if (isTextStart(sign)) return readTextValue(frame)
    if (/[-+.\d]/.test(sign)) {
      take(readNumber(text, at))
      return entry('other')
    }
    if (/[\p{L}_$]/u.test(sign)) {
      take(readWord(text, at))
      return entry('other')
    }
    if (sign === ',' && inList) return extraComma()
    if (sign === '}' || sign === ']' || sign === ',') {
      if (inList) return close(sign as '}' | ']')
      const message = field
        ? `The value of ${quote(field)} is missing. Write it behind the colon.`
        : 'A value is missing here.'
      add({
        code: 'valueMissing',
        start: at,
        end: at + 1,
        message,
      })
      return frame ? entry('other') : skip()
    }
    unexpected(sign)
  }

  function readTextValue(frame: Frame | undefined) {
    const start = at
    const reading = readText(text, at, 'value')
    const parent = stack.at(-2)
    if (frame?.open === '[' && /^\s*:/.test(text.slice(reading.end, reading.end + 50))) {
      // A name with a colon inside a list: a bracket has been forgotten before it.
      if (parent?.open === '{' && frame.last !== 'group' && frame.last !== '') {
        const place = frame.comma >= 0 ? frame.comma : behind
        addMissing(']', frame, place, start)
        stack.pop()
        entry('other')
      } else {
        const fix = insert(start, '{ ', 'Insert {')
        add({ code: 'bracketMissing', start, end: reading.end, message: 'A { is missing before this field.', fix })
        entry('group')
        stack.push({ open: '{', at: start, comma: -1, last: '', lastAt: -1 })
      }
      field = reading.value
      take(reading)
      expect = 'colon'
      return
    }
    take(reading)
    entry('text')
  }

  function readKey(sign: string) {
    const frame = top()
    if (!frame) return
    if (sign === '}') return close('}')
    if (sign === ',') return extraComma()
    if (sign === ']') return close(']')
    if (sign === '{' || sign === '[') {
      // `"blocks": { … }, {`: perhaps the [ before the first group was forgotten.
      if (frame.last === 'group' && suspects.length < 3) suspects.push(frame.lastAt)
      if (frame.comma >= 0 && stack.at(-2)?.open === '[') {
        addMissing('}', frame, frame.comma, at)
        stack.pop()
        expect = 'value'
        return
      }
      const message = `A field name and a colon are missing before this ${sign}.`
      add({ code: 'fieldMissing', start: at, end: at + 1, message })
      return open(sign)
    }
    if (isTextStart(sign) || /[\p{L}\p{N}_$-]/u.test(sign)) {
      const reading = isTextStart(sign) ? readText(text, at, 'key') : readWord(text, at, 'key')
      field = reading.value
      take(reading)
      expect = 'colon'
      return
    }
    if (sign === ':') {
      add({
        code: 'fieldMissing',
        start: at,
        end: at + 1,
        message: 'The name of the field is missing before this colon.',
      })
      move(at + 1)
      expect = 'value'
      return
    }
    unexpected(sign)
  }

  function readColon(sign: string) {
    if (sign === ':') {
      move(at + 1)
      expect = 'value'
      return
    }
    if (sign === ',' || sign === '}' || sign === ']') {
      const message = `The field ${quote(field)} has no value. Write a colon and the value behind its name.`
      add({ code: 'valueMissing', start: at, end: at + 1, message })
      return entry('other')
    }
    const odd = /^(?:=>?|;)/.exec(text.slice(at, at + 2))?.[0] ?? ''
    const fix: Fix = {
      title: 'Write a colon',
      certain: true,
      edits: [{ offset: odd ? at : behind, length: odd.length, text: ':' }],
    }
    const start = odd ? at : behind
    const message = `A colon is missing between ${quote(field)} and its value.`
    add({ code: 'colonMissing', start, end: start + odd.length, message, fix })
    at += odd.length
    expect = 'value'
  }

  function readComma(sign: string) {
    const frame = top()
    if (!frame) return
    if (sign === ',') {
      frame.comma = at
      move(at + 1)
      expect = frame.open === '{' ? 'key' : 'value'
      return
    }
    if (sign === '}' || sign === ']') return close(sign)
    if (sign === ':') {
      add({
        code: 'colonExtra',
        start: at,
        end: at + 1,
        message: 'There is a colon too many here. Between entries stands a comma.',
      })
      return skip()
    }
    if (sign === ';') {
      const fix = { title: 'Write a comma', certain: true, edits: [{ offset: at, length: 1, text: ',' }] }
      add({
        code: 'commaMissing',
        start: at,
        end: at + 1,
        message: 'Between entries stands a comma, not a semicolon.',
        fix,
      })
      move(at + 1)
      expect = frame.open === '{' ? 'key' : 'value'
      return
    }
    if (!isTextStart(sign) && !/[{[\p{L}\p{N}_$.+-]/u.test(sign)) return unexpected(sign)
    const next = /^"[^"\n]*"\s*:/.test(text.slice(at, at + 200))
    if (frame.open === '[' && next && frame.last === 'text') {
      // `["a", "b"` and then a field: not the comma is missing but the bracket. readValue says so.
      expect = 'value'
      return
    }
    const fix = insert(behind, ',', 'Insert the comma')
    add({
      code: 'commaMissing',
      start: behind,
      end: behind,
      message: 'A comma is missing here, before the next entry.',
      fix,
    })
    expect = frame.open === '{' ? 'key' : 'value'
  }

  function close(sign: string) {
    const frame = top()
    if (!frame) return skip()
    if (frame.comma >= 0) {
      const edits = [{ offset: frame.comma, length: 1, text: '' }]
      const message = `Remove this comma: after the last entry, before the ${sign}, there is none.`
      const fix = { title: 'Remove the comma', certain: true, edits }
      add({ code: 'commaExtra', start: frame.comma, end: frame.comma + 1, message, fix })
    }
    const wanted = frame.open === '{' ? '}' : ']'
    if (sign !== wanted) {
      const parent = stack.at(-2)
      if (parent && goesOn(text, at + 1, parent.open) && !goesOn(text, at + 1, stack.at(-3)?.open)) {
        const fix = { title: `Write ${wanted}`, certain: true, edits: [{ offset: at, length: 1, text: wanted }] }
        const message = `The ${frame.open} is closed with ${sign} here; it needs ${wanted}.`
        add({ code: 'bracketWrong', start: at, end: at + 1, message, suggestions: [wanted], fix })
      } else if (parent?.open === (sign === '}' ? '{' : '[')) {
        addMissing(wanted, frame, behind, at)
        stack.pop()
      } else {
        const message = `This ${sign} closes nothing. Remove it, or write ${wanted} if that was meant.`
        add({ code: 'bracketExtra', start: at, end: at + 1, message, suggestions: [wanted] })
        return skip()
      }
    }
    const closed = stack.pop()
    if (closed && !odd && isOdd(text, closed.at, at)) odd = { opened: closed.at, place: behind, bracket: sign }
    move(at + 1)
    entry('group')
  }

  function addMissing(bracket: string, frame: Frame, place: number, next: number) {
    const found = odd?.bracket === bracket ? odd : null
    odd = null
    if (!found) return add(missingBracket(text, bracket, frame.at, place, next))
    add({ ...missingBracket(text, bracket, found.opened, found.place, found.place), end: found.place })
  }

  function extraComma() {
    const fix = { title: 'Remove the comma', certain: true, edits: [{ offset: at, length: 1, text: '' }] }
    add({ code: 'commaExtra', start: at, end: at + 1, message: 'There is one comma too many here.', fix })
    skip()
  }

  function unexpected(sign: string) {
    const message = `${quote(sign)} has no meaning here. Remove it, or put it inside the quotes of a text.`
    // A sign that was reported as unreadable or hidden is not reported again.
    if (sign !== '\ufffd' && sign > '\u001f') add({ code: 'unexpected', start: at, end: at + sign.length, message })
    skip()
  }

  function skip() {
    move(at + 1)
  }

  function checkEnd() {
    const frame = top()
    if (frame) {
      if (expect === 'colon' && faults.length > 0) return
      const bracket = frame.open === '{' ? '}' : ']'
      if (stack.length === 1 && odd?.bracket === bracket) return addMissing(bracket, frame, behind, text.length)
      const opened = frame.at
      const sign = text.charAt(opened)
      const more = stack.length > 1 ? ` ${count(stack.length, 'bracket')} are open at the end of the file.` : ''
      const message = `This ${sign} is never closed: its ${sign === '{' ? '}' : ']'} is missing.${more}`
      const closers = stack
        .map((one) => (one.open === '{' ? '}' : ']'))
        .toReversed()
        .join('')
      const end = text.trimEnd().length
      const fix = { ...insert(end, closers, `Insert ${closers} at the end`), certain: false }
      add({ code: 'bracketMissing', start: opened, end: opened + 1, message, fix })
    } else if (expect === 'value' && faults.every(({ code }) => code === 'comment' || code === 'byteOrderMark')) {
      const hint = 'Write { "title": …, "description": …, "blocks": [ … ] }, or delete the file.'
      add({ code: 'emptyFile', start: 0, end: 0, message: 'The file is empty.', hint })
    }
  }
}

const insert = (offset: number, text: string, title: string): Fix => ({
  title,
  certain: true,
  edits: [{ offset, length: 0, text }],
})

function missingBracket(text: string, bracket: string, opened: number, place: number, next: number): Fault {
  const line = text.slice(0, opened).split('\n').length
  const message = `A ${bracket} is missing here: the ${text.charAt(opened)} of line ${line} is not closed.`
  const fix = insert(place, bracket === ']' ? ']' : ' }', `Insert ${bracket}`)
  return { code: 'bracketMissing', start: next, end: next + 1, message, fix }
}

/** Whether the text from here on reads like the inside of such a bracket: a field after a comma, an entry, or its end. */
function goesOn(text: string, at: number, open: Frame['open'] | undefined): boolean {
  const [, comma, rest = ''] = /^\s*(,?)\s*([^]*)$/.exec(text.slice(at, at + 300)) ?? []
  if (open === undefined) return rest === ''
  if (!comma) return rest.startsWith(open === '{' ? '}' : ']')
  return /^"[^"\n]*"\s*:/.test(rest) === (open === '{')
}

/** A closing bracket that begins its line stands as far from the left as the line that opened it. */
function isOdd(text: string, opened: number, closed: number): boolean {
  const indent = indentOf(text, closed)
  if (indent !== closed - lineStart(text, closed)) return false
  return lineStart(text, opened) !== lineStart(text, closed) && indentOf(text, opened) !== indent
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

function indentOf(text: string, at: number): number {
  const start = lineStart(text, at)
  let end = start
  while (text[end] === ' ' || text[end] === '\t') end++
  return end - start
}

/** Skips spaces and reports comments. */
function skipSpace(text: string, from: number, add: (fault: Fault) => void): number {
  let at = from
  for (;;) {
    const unit = text.charCodeAt(at)
    if (unit === 32 || unit === 10 || unit === 13 || unit === 9) {
      at++
      continue
    }
    const two = text.slice(at, at + 2)
    if (two !== '//' && two !== '/*' && two[0] !== '#') return at
    const close = two === '/*' ? text.indexOf('*/', at) + 2 : text.indexOf('\n', at)
    const end = close < 2 ? text.length : close
    const fix = { title: 'Remove the comment', certain: false, edits: [{ offset: at, length: end - at, text: '' }] }
    add({ code: 'comment', start: at, end, message: 'These files cannot hold comments. Remove this one.', fix })
    at = end
  }
}
