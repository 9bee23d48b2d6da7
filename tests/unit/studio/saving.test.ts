import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { decideAll, type Merged } from '../../../src/studio/session/merge.ts'
import { isFull } from '../../support/sample.ts'
import { start, studio } from './studio.ts'

test('a change is kept at once, and saved after a quiet time', async () => {
  const { document, file, write, pass, states, keptText } = studio()
  write('/title', 'B')
  expect(keptText()).toBe(document.text)
  expect(file.text).toBe(start)
  await pass()
  expect(file.text).toBe(document.text)
  expect(states).toEqual(['kept', 'saving', 'saved'])
})

test('what is no JSON is kept, and never in the file', async () => {
  const { document, file, pass, states, keptText } = studio()
  document.dispatch({ changes: { from: 0, to: 1 } })
  await pass()
  expect(states.at(-1)).toBe('unreadable')
  expect([file.text, keptText()]).toEqual([start, document.text])
  document.undo()
  await pass()
  expect(states.at(-1)).toBe('saved')
})

test('a server that is away: it is asked again, and nothing is lost', async () => {
  const { document, file, write, pass, states } = studio()
  file.isAway = true
  write('/title', 'B')
  await pass()
  expect(states.at(-1)).toBe('away')
  file.isAway = false
  await pass()
  expect(states.at(-1)).toBe('saved')
  expect(file.text).toBe(document.text)
})

test('a file that cannot be written says why, and can be saved again', async () => {
  const { saving, file, write, pass } = studio()
  file.refusal = 'The disk is full.'
  write('/title', 'B')
  await pass()
  expect(saving.state).toEqual({ kind: 'failed', reason: 'The disk is full.' })
  file.refusal = null
  await saving.save()
  expect(saving.state.kind).toBe('saved')
})

describe('the file has been changed elsewhere', () => {
  test('nothing of mine: it is shown as it is now', () => {
    const { document, saving, file, elsewhere } = studio()
    elsewhere((page) => Object.assign(page, { title: 'T' }))
    saving.takeOver(file)
    expect(document.text).toBe(file.text)
    expect(saving.state.kind).toBe('saved')
  })

  test('at other places: both are in the file, and one undo takes theirs out', async () => {
    const { document, file, write, pass, elsewhere } = studio()
    write('/title', 'B')
    const mine = document.text
    elsewhere((page) => Object.assign(page, { note: 'T' }))
    await pass()
    await pass()
    expect(JSON.parse(file.text)).toMatchObject({ title: 'B', note: 'T' })
    expect(document.undo()?.name).toBe('merged with changes from the file')
    expect(document.text).toBe(mine)
  })

  test('at the same place: nothing is written before somebody has decided', async () => {
    const { document, saving, file, write, pass, elsewhere } = studio()
    write('/title', 'B')
    elsewhere((page) => Object.assign(page, { title: 'T' }))
    const theirs = file.text
    await pass()
    expect(saving.state).toMatchObject({ kind: 'conflict', merged: { conflicts: [{ mine: 'B', theirs: 'T' }] } })
    write('/note', 'more')
    await pass()
    await saving.save()
    expect(file.text).toBe(theirs)
    saving.decide(document.text)
    await pass()
    expect([saving.state.kind, file.text]).toEqual(['saved', document.text])
  })

  test('while nobody has decided, mine goes on: the versions are compared as they are then', async () => {
    const { document, saving, file, write, pass, elsewhere } = studio()
    write('/title', 'B')
    elsewhere((page) => Object.assign(page, { title: 'T' }))
    await pass()
    write('/note', 'more')
    await pass()
    expect(saving.state).toMatchObject({ kind: 'conflict' })
    const { merged } = saving.state as { merged: Merged }
    expect(JSON.parse(merged.text)).toMatchObject({ title: 'T', note: 'more' })
    saving.decide(decideAll('x.json', merged, () => true))
    await pass()
    expect(JSON.parse(file.text)).toMatchObject({ title: 'B', note: 'more' })
    expect(document.text).toBe(file.text)
  })

  test('a conflict ends when mine or the file is as it was before', async () => {
    for (const end of ['mine', 'theirs']) {
      const { document, saving, file, write, pass, elsewhere } = studio()
      write('/title', 'B')
      elsewhere((page) => Object.assign(page, { title: 'T' }))
      await pass()
      expect(saving.state.kind).toBe('conflict')
      if (end === 'mine') document.undo()
      else saving.takeOver(Object.assign(file, { text: start, revision: '0' }))
      await pass()
      await pass()
      expect([end, saving.state.kind, document.text]).toEqual([end, 'saved', file.text])
      expect(JSON.parse(file.text)).toMatchObject({ title: end === 'mine' ? 'T' : 'B' })
    }
  })

  test('into something that is no JSON: one of the two texts is chosen as a whole', async () => {
    const { document, saving, file, write, pass } = studio()
    write('/title', 'B')
    Object.assign(file, { text: '{', revision: '1' })
    await pass()
    expect(saving.state).toMatchObject({ kind: 'conflict', merged: null })
    saving.decide(document.text)
    await pass()
    expect([saving.state.kind, file.text]).toEqual(['saved', document.text])
  })

  test('while a write is on its way: it is shown as soon as that is there', async () => {
    const { document, saving, file, write, elsewhere } = studio()
    write('/title', 'B')
    const saved = saving.save()
    elsewhere((page) => Object.assign(page, { note: 'T' }))
    saving.takeOver({ ...file })
    await saved
    expect([saving.state.kind, document.text]).toEqual(['saved', file.text])
    expect(JSON.parse(file.text)).toMatchObject({ title: 'B', note: 'T' })
  })

  test('and told late, while a write is on its way: what was written since stays', async () => {
    const { document, saving, file, write } = studio()
    const older = { text: start.replace('A page', 'An older page'), revision: 'older' }
    write('/title', 'B')
    const saved = saving.save()
    saving.takeOver(older)
    write('/note', 'more')
    await saved
    expect(saving.state.kind).toBe('kept')
    await saving.save()
    expect([saving.state.kind, document.text]).toEqual(['saved', file.text])
    expect(JSON.parse(file.text)).toMatchObject({ title: 'B', note: 'more' })
  })

  test('what has come in is told', async () => {
    const { saving, file, write, takenOver, elsewhere } = studio()
    elsewhere((page) => Object.assign(page, { title: 'T' }))
    saving.takeOver({ ...file })
    write('/note', 'mine')
    elsewhere((page) => Object.assign(page, { title: 'U' }))
    saving.takeOver({ ...file })
    expect(takenOver).toEqual([false, true])
  })
})

describe('the file has been deleted elsewhere', () => {
  const deleted = async () => {
    const all = studio()
    all.file.isGone = true
    all.write('/title', 'B')
    await all.pass()
    expect(all.saving.state.kind).toBe('gone')
    return all
  }

  test('nothing is written before somebody wants it again', async () => {
    const { saving, document, file, write, pass, keptText } = await deleted()
    write('/note', 'more')
    await pass()
    await saving.save()
    expect([saving.state.kind, file.isGone, keptText()]).toEqual(['gone', true, document.text])
    await saving.restore()
    expect([saving.state.kind, file.isGone, file.text]).toEqual(['saved', false, document.text])
  })

  test('while a write is on its way: it is said as soon as that is there', async () => {
    const { saving, file, write } = studio()
    write('/title', 'B')
    const saved = saving.save()
    file.isGone = true
    saving.lose()
    await saved
    expect(saving.state.kind).toBe('gone')
  })

  test('it comes back: as it was, or as another one', async () => {
    for (const title of ['A page', 'T']) {
      const { saving, file, pass, elsewhere } = await deleted()
      file.isGone = false
      if (title === 'T') elsewhere((page) => Object.assign(page, { note: 'T' }))
      saving.takeOver({ ...file })
      await pass()
      expect(saving.state.kind).toBe('saved')
      expect(JSON.parse(file.text)).toMatchObject({ title: 'B', note: title === 'T' ? 'T' : '' })
    }
  })
})

test('T-R13 two editors at random: no word of anybody is overwritten without a decision', async () => {
  const random = createRandom(`interleavings ${seed}`)
  const below = (most: number) => Math.floor(random() * most)
  for (let turn = 0; turn < (isFull ? 200 : 40); turn++) {
    const { document, saving, file, write, pass, elsewhere } = studio()
    for (let step = 0; step < 20; step++) {
      const [key, value] = [['title', 'note'][below(2)] as string, `${turn} ${step}`]
      const theirs = JSON.parse(file.text) as Record<string, unknown>
      const mine = JSON.parse(document.text) as Record<string, unknown>
      const isConflict = saving.state.kind === 'conflict'
      const act = below(4)
      if (act === 0) write(`/${key}`, `m${value}`)
      else if (act === 1) elsewhere((page) => Object.assign(page, { [key]: `t${value}` }))
      else if (act === 2) saving.takeOver({ ...file })
      else await pass()
      const [now, own] = [file.text, document.text].map((text) => JSON.parse(text) as Record<string, unknown>)
      for (const field of ['title', 'note']) {
        expect(typeof now?.[field]).toBe('string')
        // The file has somebody's last word, and mine is in my text, until I take theirs over where mine was no other.
        if (act !== 1) expect([theirs[field], mine[field]]).toContain(now?.[field])
        if (act !== 0) expect([theirs[field], mine[field]]).toContain(own?.[field])
      }
      if (isConflict && act !== 1) expect(now).toEqual(theirs)
    }
  }
})
