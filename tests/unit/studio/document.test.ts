import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSource } from '../../../src/content/json/index.ts'
import { moveBlock, writeField } from '../../../src/studio/session/acts.ts'
import { OpenDocument } from '../../../src/studio/session/document.ts'

const text = readFileSync('pages/payout.json', 'utf8')

function opened(given = text) {
  const clock = { time: 1_000_000 }
  const document = new OpenDocument('payout.json', given, { now: () => clock.time })
  const write = (pointer: string, value: unknown) => {
    const { edits, ...step } = writeField(createSource('pages/payout.json', document.text), pointer, value)
    document.act(step, edits)
  }
  return { clock, document, write }
}

test.each(['\n', '\r\n', '\r'])('opening changes nothing, whatever the line breaks: %j', (lineBreak) => {
  const given = text.replaceAll('\n', lineBreak)
  expect(opened(given).document.text).toBe(given)
})

test('steps have names, and undone all the text is as it was', () => {
  const { document, write } = opened()
  write('/blocks/0/title', 'One')
  write('/blocks/0/lead', 'Two')
  expect(document.history.undo?.name).toBe('lead changed')
  expect(document.undo()?.name).toBe('lead changed')
  expect(document.history).toMatchObject({ undo: { name: 'title changed' }, redo: { name: 'lead changed' } })
  document.undo()
  expect(document.undo()).toBeUndefined()
  expect(document.text).toBe(text)
  document.redo()
  document.redo()
  expect(document.text).toContain('"lead": "Two"')
})

test('typing in one field is one step, until somebody stops or goes elsewhere', () => {
  const { clock, document, write } = opened()
  for (const words of ['P', 'Pa', 'Pay']) {
    write('/blocks/0/title', words)
    clock.time += 500
  }
  write('/blocks/0/lead', 'Words')
  clock.time += 5000
  write('/blocks/0/lead', 'Words.')
  let count = 0
  while (document.undo()) count++
  expect(count).toBe(3)
  expect(document.text).toBe(text)
})

test('a block that is moved is selected where it is, also when that is undone and done again', () => {
  const { document } = opened()
  const { edits, ...step } = moveBlock(createSource('pages/payout.json', text), 2, 0)
  document.act(step, edits)
  for (let turn = 0; turn < 2; turn++) {
    expect(document.undo()).toMatchObject({ name: step.name, pointer: '/blocks/2' })
    expect(document.redo()).toMatchObject({ name: step.name, pointer: '/blocks/0' })
  }
})

test('what is typed and deleted again at once is no step, and holds up no undo', () => {
  const { document, write } = opened()
  write('/blocks/0/title', 'One')
  for (const change of [
    { from: 0, insert: ' ' },
    { from: 0, to: 1 },
  ])
    document.dispatch({ changes: change })
  expect(document.history.undo?.name).toBe('title changed')
  document.undo()
  expect(document.text).toBe(text)
})

test('an act that leaves the text as it is is no step', () => {
  const { document } = opened('[1, 1]')
  document.act({ name: 'Row moved up', pointer: '' }, [
    { offset: 0, length: 4, text: '[1, ' },
    { offset: 4, length: 0, text: '' },
  ])
  expect(document.history.undo).toBeUndefined()
})

test('what is done after an undo cannot be done again', () => {
  const { document, write } = opened()
  write('/blocks/0/title', 'One')
  document.undo()
  write('/blocks/0/title', 'Two')
  expect(document.redo()).toBeUndefined()
})

test('the text and its history outlive a reload', () => {
  const { document, write } = opened()
  write('/blocks/0/title', 'One')
  write('/blocks/0/lead', 'Two')
  document.undo()
  const kept = JSON.parse(JSON.stringify(document)) as unknown
  const again = new OpenDocument('payout.json', '', { kept })
  expect(again.text).toBe(document.text)
  expect(again.redo()?.name).toBe('lead changed')
  while (again.undo());
  expect(again.text).toBe(text)
})

test('typing in the text of the file is a step, too', () => {
  const { document } = opened()
  document.dispatch({ changes: { from: 0, insert: ' ' } })
  expect(document.history.undo?.name).toBe('text changed')
  document.undo()
  expect(document.text).toBe(text)
})

test('all views hear of each transaction once, until they go', () => {
  const { document, write } = opened()
  let heard = 0
  const leave = document.listen(() => heard++)
  write('/blocks/0/title', 'One')
  document.undo()
  leave()
  document.redo()
  expect(heard).toBe(2)
})
