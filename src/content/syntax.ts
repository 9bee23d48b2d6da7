import type { Fault } from './findings.ts'
import * as faultOf from './syntaxFaults.ts'
import { endFault } from './syntaxEnd.ts'
import {
  dividedAt,
  type Expect,
  type Frame,
  isListed,
  newFrame,
  type OddPair,
  roundKind,
  type SyntaxFaults,
} from './syntaxFrame.ts'
import { bringsComma, outsideOf, takesComma } from './syntaxLayout.ts'
import { createReport } from './syntaxReport.ts'
import { goesOn, isOdd, meantSign, skipSpace } from './syntaxSpace.ts'
import { isTextStart, readNumber, readText, readWord, type Reading } from './syntaxValues.ts'

/** After so many faults the rest of the file says nothing new. */
const most = 50

/**
 * All faults of a text that is no JSON, in one pass and in plain words. It reads on after each fault as the editor will
 * have meant it, so that one slip gives one fault.
 */
export function findSyntaxFaults(text: string): SyntaxFaults {
  const report = createReport(text, most)
  const { faults } = report
  const suspects: number[] = []
  const stack: Frame[] = []
  let expect: Expect = 'value'
  let at = 0
  /** Where the last sign stood that was no space: something missing belongs behind it. */
  let behind = 0
  let field = ''
  /** The first bracket whose partner is indented differently: where a missing bracket was probably meant. */
  let odd: OddPair | null = null

  const { add } = report
  const top = () => stack.at(-1)
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

  while (!report.isFull()) {
    at = skipSpace(text, at, add, report.addSpace)
    if (at >= text.length) break
    let sign = text.charAt(at)
    const meant = meantSign(sign)
    if (meant !== '') {
      add(faultOf.alikeSign(at, sign, meant))
      sign = meant
    }
    if (expect === 'value') readValue(sign)
    else if (expect === 'key') readKey(sign)
    else if (expect === 'colon') readColon(sign)
    else if (expect === 'comma') readComma(sign)
    else {
      add(faultOf.afterEnd(text, at))
      break
    }
  }
  const end = report.isFull() ? null : endFault(text, stack, expect, faults, odd)
  if (end?.instead) faults.pop()
  if (end) add(end.fault)
  report.finish()
  return { faults, suspects }

  function takeName(reading: Reading) {
    field = reading.value
    take(reading)
    expect = 'colon'
  }

  function open(sign: '{' | '[', outside?: Fault) {
    if (outside?.fix?.edits.length === 1) add(outside)
    stack.push({ ...newFrame(sign, at), moved: outside })
    move(at + 1)
    expect = sign === '{' ? 'key' : 'value'
  }

  /** A round bracket stands in place of one of the others. */
  function openRound() {
    const kind = roundKind(text, at)
    const wrong = faultOf.bracketsWrong(at, '(', kind)
    open(kind)
    swap(top(), kind, wrong)
  }

  /** The bracket of this frame was meant to be the other one. */
  function swap(frame: Frame | undefined, kind: '{' | '[', wrong: Fault) {
    if (!frame) return
    frame.open = kind
    frame.wrong = wrong
    add(wrong)
  }

  function readValue(sign: string) {
    const frame = top()
    const inList = frame?.open === '['
    if (frame) frame.lastAt = at
    if (sign === '{' || sign === '[') return open(sign)
    if (sign === '(') return openRound()
    if (inList && sign === ']') return close(sign)
    if (isTextStart(sign)) return readTextValue(frame)
    if (/[-+.\d]/.test(sign)) {
      take(readNumber(text, at, !inList))
      return entry('other')
    }
    if (/[\p{L}_$]/u.test(sign)) {
      take(readWord(text, at))
      return entry('other')
    }
    if (sign === ',' && inList) return skip(faultOf.commaExtra(at))
    if (sign === '}' || sign === ']' || sign === ',') {
      if (inList) return close(sign)
      add(faultOf.valueMissing(at, field))
      return frame ? entry('other') : skip()
    }
    unexpected()
  }

  function readTextValue(frame: Frame | undefined) {
    const start = at
    const reading = readText(text, at, 'value')
    const parent = stack.at(-2)
    if (frame?.open === '[' && /^\s*:/.test(text.slice(reading.end, reading.end + 50))) {
      // A name with a colon inside a list: a bracket has been forgotten before it, or it is no list.
      if (frame.last === '' && frame.comma < 0 && text[frame.at] === '[') {
        swap(frame, '{', faultOf.bracketsWrong(frame.at, '[', '{'))
      } else if (parent?.open === '{' && frame.last !== 'group' && frame.last !== '') {
        const place = frame.comma >= 0 ? frame.comma : behind
        addMissing(']', frame, place, start)
        stack.pop()
        entry('other')
      } else {
        add(faultOf.bracketMissing(text, start, '{', -1))
        entry('group')
        stack.push(newFrame('{', start))
      }
      return takeName(reading)
    }
    if (!frame && /^\s*:/.test(text.slice(reading.end, reading.end + 50))) {
      add(faultOf.bracketMissing(text, at, '{', -1))
      stack.push(newFrame('{', at))
      return takeName(reading)
    }
    take(reading)
    entry('text')
  }

  function readKey(sign: string) {
    const frame = top()
    if (!frame) return
    if (sign === '}') return close('}')
    if (sign === ',') return skip(faultOf.commaExtra(at))
    if (sign === ']') return close(']')
    frame.outside ??= outsideOf(text, frame, at)
    if (sign === '{' && frame.outside) return open('{', frame.outside)
    if (sign === '{' || sign === '[') {
      // `"blocks": { … }, {`: perhaps the [ before the first group was forgotten.
      if (frame.last === 'group' && suspects.length < 3) suspects.push(frame.lastAt)
      if (frame.last === '' && frame.comma < 0 && text[frame.at] === '{') {
        swap(frame, '[', faultOf.bracketsWrong(frame.at, '{', '['))
        expect = 'value'
        return
      }
      if (frame.comma >= 0 && stack.at(-2)?.open === '[') {
        addMissing('}', frame, frame.comma, at)
        stack.pop()
        expect = 'value'
        return
      }
      add(faultOf.fieldMissing(at, sign))
      return open(sign)
    }
    if (isTextStart(sign) || /[\p{L}\p{N}_$-]/u.test(sign)) {
      const reading = isTextStart(sign) ? readText(text, at, 'key') : readWord(text, at, 'key')
      if (sign === '"' && reading.faults.length === 0) report.newField()
      if (sign === '"' && isListed(text, frame, reading.end)) {
        swap(frame, '[', faultOf.bracketsWrong(frame.at, '{', '['))
        take(reading)
        return entry('text')
      }
      return takeName(reading)
    }
    if (sign === ':') {
      add(faultOf.fieldMissing(at, sign))
      move(at + 1)
      expect = 'value'
      return
    }
    unexpected()
  }

  function readColon(sign: string) {
    if (sign === ':') {
      const more = /^:([ \t]*[:=])+/.exec(text.slice(at, at + 20))?.[0].length ?? 1
      if (more > 1) add(faultOf.colonExtra(at, more))
      move(at + more)
      expect = 'value'
      return
    }
    if (sign === ',' || sign === '}' || sign === ']') {
      add(faultOf.valueAndColonMissing(at, field))
      return entry('other')
    }
    if (field.endsWith(':') && text[behind - 1] === '"') {
      add(faultOf.colonInside(behind - 1))
      expect = 'value'
      return
    }
    const instead = /^(?:[=-]>|=|;)/.exec(text.slice(at, at + 2))?.[0] ?? ''
    add(faultOf.colonMissing(instead ? at : behind, instead, field))
    at += instead.length
    expect = 'value'
  }

  function readComma(sign: string) {
    const frame = top()
    if (!frame) return
    if (sign === ',' || sign === ';') {
      if (sign === ',') frame.comma = at
      else add(faultOf.semicolon(at))
      move(at + 1)
      expect = frame.open === '{' ? 'key' : 'value'
      return
    }
    if (sign === '}' || sign === ']' || (sign === ')' && frame.wrong)) return close(sign)
    const more = dividedAt(text, frame, at, behind)
    if (more >= 0) {
      add(faultOf.textDivided(text, behind - 1, more + 1))
      return take(readText(text, more, 'value'))
    }
    if (sign === ':') return skip(faultOf.colonExtra(at))
    if (!isTextStart(sign) && !/[{[\p{L}\p{N}_$.+-]/u.test(sign)) return unexpected()
    const next = /^"[^"\n]*"\s*:/.test(text.slice(at, at + 200))
    if (frame.open === '[' && next && frame.last === 'text') {
      // `["a", "b"` and then a field: not the comma is missing but the bracket. readValue says so.
      expect = 'value'
      return
    }
    if (!bringsComma(text, frame, behind, at)) add(faultOf.commaMissing(behind))
    expect = frame.open === '{' ? 'key' : 'value'
  }

  function close(sign: string) {
    const frame = top()
    if (!frame) return skip()
    if (frame.comma >= 0 && !takesComma(frame)) add(faultOf.commaBeforeEnd(frame.comma, sign))
    const wanted = frame.open === '{' ? '}' : ']'
    if (sign !== wanted && frame.wrong) {
      frame.wrong.fix?.edits.push({ offset: at, length: 1, text: wanted })
    } else if (sign !== wanted) {
      const parent = stack.at(-2)
      if (parent && goesOn(text, at + 1, parent.open) && !goesOn(text, at + 1, stack.at(-3)?.open)) {
        add(faultOf.bracketWrong(at, frame.open, sign, wanted))
      } else if (parent?.open === (sign === '}' ? '{' : '[')) {
        addMissing(wanted, frame, behind, at)
        stack.pop()
      } else return skip(faultOf.bracketExtra(at, sign))
    }
    const closed = stack.pop()
    closed?.moved?.fix?.edits.splice(1, 1, { offset: at + 1, length: 0, text: '\n  ]' })
    if (closed && !odd && isOdd(text, closed.at, at)) odd = { opened: closed.at, place: behind, bracket: sign }
    move(at + 1)
    entry('group')
  }

  function addMissing(bracket: string, frame: Frame, place: number, next: number) {
    const found = odd?.bracket === bracket ? odd : null
    odd = null
    if (found) return add(faultOf.bracketMissing(text, found.place, bracket, found.opened))
    add({ ...faultOf.bracketMissing(text, place, bracket, frame.at), start: next, end: next + 1 })
  }

  function unexpected() {
    add(faultOf.unexpected(text, at))
    at = faults.at(-1)?.end ?? at + 1
  }

  function skip(fault?: Fault) {
    if (fault) add(fault)
    move(at + 1)
  }
}
