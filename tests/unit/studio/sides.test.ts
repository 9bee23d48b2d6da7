import { expect, test } from 'vitest'
import { createSource } from '../../../src/content/json/index.ts'
import { merge } from '../../../src/studio/session/merge.ts'
import { type Piece, wholeText, wordsOf } from '../../../src/studio/ui/drawer/sideWords.ts'

const page = (title: string, lead?: string) =>
  `${JSON.stringify({ title: 'A page', blocks: [{ type: 'hero', id: 'top', title, ...(lead && { lead }) }] }, null, 2)}\n`
const text = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.isOwn ? `[${piece.text}]` : piece.text)).join('')

function words(base: string, mine: string, theirs: string) {
  const merged = merge('x.json', base, mine, theirs)
  return merged.conflicts.map((conflict) => {
    const row = wordsOf(createSource('x.json', mine), merged, conflict)
    return { ...row, mine: text(row.mine), theirs: text(row.theirs) }
  })
}

test('a field that both have changed: its name, and the words in which they differ', () => {
  expect(words(page('Pay'), page('Pay one person'), page('Pay a team'))).toMatchObject([
    {
      title: 'Hero',
      about: 'Both changed the title. Choose one.',
      field: 'Title',
      mine: 'Pay [one] [person]',
      theirs: 'Pay [a] [team]',
    },
  ])
})

test('a field that is in one of them only', () => {
  expect(words(page('Pay', 'One'), page('Pay', 'Two'), page('Pay'))).toMatchObject([
    { mine: expect.stringContaining('Two'), theirs: '[(nothing)]' },
  ])
})

test('a block that one has removed', () => {
  const none = `${JSON.stringify({ title: 'A page', blocks: [] }, null, 2)}\n`
  expect(words(page('Pay'), none, page('Pay a team'))).toMatchObject([
    { about: 'You removed it, the file changed it. Choose one.', mine: '[Removed]', theirs: 'Pay a team' },
  ])
})

test('versions that cannot be put together: their lines', () => {
  const { mine, theirs } = wholeText('{\n"a": 1,\n"b": 2\n}\n', '{\n"a": 1\n"b": 2\n}\n')
  expect([text(mine), text(theirs)]).toEqual(['…\n["a": 1,\n]…\n', '…\n["a": 1\n]…\n'])
})
