import { expect, test } from 'vitest'
import { studio } from './studio.ts'

test('a write without an answer is mine: what was typed after it is no conflict, in this tab and in the next', async () => {
  const { document, saving, file, write, pass, inAnotherTab, takenOver } = studio()
  file.isLost = true
  write('/title', 'B')
  await pass()
  expect([file.text, saving.state.kind]).toEqual([document.text, 'away'])
  file.isLost = false
  write('/title', 'Be')
  const again = inAnotherTab()
  // The answer is what the file is, then it is written.
  await pass()
  await pass()
  expect([file.text, saving.state.kind]).toEqual([document.text, 'saved'])

  file.text = document.text.replace('"Be"', '"B"')
  again.saving.takeOver({ text: file.text, revision: file.revision })
  await pass()
  expect([file.text, again.saving.state.kind]).toEqual([document.text, 'saved'])
  expect(takenOver).toEqual([])
})

test('news that comes late, of a text of mine before the last one: the file is asked', async () => {
  const { document, saving, file, write, pass, takenOver } = studio()
  write('/title', 'B')
  await saving.save()
  const first = { text: file.text, revision: file.revision }
  write('/title', 'C')
  await saving.save()
  saving.takeOver(first)
  await pass()
  expect([saving.state.kind, document.text, takenOver]).toEqual(['saved', file.text, []])
  expect(JSON.parse(document.text)).toMatchObject({ title: 'C' })
  // Somebody has put it back indeed.
  Object.assign(file, first)
  saving.takeOver(first)
  await pass()
  expect([saving.state.kind, document.text, takenOver]).toEqual(['saved', first.text, [false]])
})
