import { describe, expect, it } from 'vitest'
import { partAt } from '../../../../src/blocks/search/match.ts'

describe('SEARCH-1 a word in a question', () => {
  const question = 'Which cards can I issue?'

  it.each([
    ['cards', ['Which ', 'cards', ' can I issue?']],
    ['CARDS ', ['Which ', 'cards', ' can I issue?']],
    ['which', ['', 'Which', ' cards can I issue?']],
    ['ards ca', ['Which c', 'ards ca', 'n I issue?']],
    ['?', ['Which cards can I issue', '?', '']],
    ['', ['', '', question]],
    ['  ', ['', '', question]],
  ])('%j is found', (word, parts) => expect(partAt(question, word)).toEqual(parts))

  it.each(['card.', '.*', 'issue cards', '[', 'bills'])('%j is not', (word) =>
    expect(partAt(question, word)).toBeNull(),
  )
})
