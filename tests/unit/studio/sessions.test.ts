import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { isFull } from '../../support/sample.ts'
import { hardWords, type Turn, visualActs } from './randomActs.ts'
import { Views } from './views.ts'

const keys = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

/** How people write the same document. */
const layouts: ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify(JSON.parse(text)),
  (text) => JSON.stringify(JSON.parse(text), null, '\t'),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\n${JSON.stringify(JSON.parse(text), null, 4)}`,
]

const pieces = ['{', '}', '[', ']', '"', ',', ':', '\\', '\n', '  ', 'x', '1', 'null', '"a": 1,', ...hardWords]

/** Types in the text, or takes a piece out of it, wherever that is. */
function typeInText({ views, below }: Turn): void {
  const { length } = views.document.text
  const from = below(length + 1)
  const to = Math.min(length, from + (below(2) === 0 ? below(6) : 0))
  views.document.dispatch({ changes: { from, to, insert: pieces[below(pieces.length)] ?? '' } })
}

/** The file comes back from somebody else, without some of its blocks. */
function takeOver({ views, below }: Turn): void {
  const { value, isReadable } = views.editing
  if (!isReadable || !Array.isArray(value.blocks)) return
  const blocks = value.blocks.slice(below(value.blocks.length + 1)) as unknown[]
  views.document.become({ name: 'changes from the file', pointer: '' }, JSON.stringify({ ...value, blocks }, null, 2))
}

/** One act in one of the views, at random. Gives the views that go on. */
function act(turn: Turn): Views {
  const { views, below } = turn
  const { document, editing } = views
  const before = { text: document.text, steps: document.history }
  const way = below(20)
  if (way < 13) {
    const expected = visualActs[below(visualActs.length)]?.(turn)
    if (!editing.isReadable) expect(document.text).toBe(before.text)
    else if (expected !== undefined) expect(JSON.parse(document.text)).toEqual(expected)
    // What changes nothing is no step.
    if (document.text === before.text) expect(document.history).toEqual(before.steps)
    else expect(() => JSON.parse(document.text)).not.toThrow()
  } else if (way < 16) typeInText(turn)
  else if (way < 18) views.travel('undo')
  else if (way < 19) views.travel('redo')
  else if (below(4) === 0) takeOver(turn)
  else return views.reloaded()
  // Broken text is typed again, or taken back.
  if (!views.editing.isReadable && below(3) > 0) document.become({ name: 'back', pointer: '' }, editing.source.text)
  return views
}

const sessions = isFull ? 1000 : 15
/** So many in each. What breaks the text may be followed by another one that fixes it. */
const acts = 50

test(`T-R15 ${sessions} sessions of ${acts} acts in all views at random: the text stays JSON, and undone it is as it was`, () => {
  const random = createRandom(`sessions ${seed}`)
  const below = (most: number) => Math.floor(random() * most)
  const clipboard: string[] = []
  for (let session = 0; session < sessions; session++) {
    const key = keys[below(keys.length)] ?? ''
    const text = layouts[below(layouts.length)]?.(readFileSync(`pages/${key}`, 'utf8')) ?? ''
    let views = new Views(key, text)
    for (let step = 0; step < acts; step++) {
      views = act({ views, below, clipboard })
      const { selected, source, isReadable } = views.editing
      expect(selected === '' || source.node(selected), selected).toBeTruthy()
      if (isReadable) expect(source.text).toBe(views.document.text)
      if (below(4) === 0) views.pass(2000)
    }
    const last = views.document.text
    const { redo } = views.document.history
    let count = 0
    for (; views.document.history.undo && count < 2 * acts; count++) views.travel('undo')
    expect(views.document.history.undo).toBeUndefined()
    expect(views.document.text).toBe(text)
    for (; count > 0; count--) views.travel('redo')
    expect(views.document.text).toBe(last)
    expect(views.document.history.redo).toEqual(redo)
  }
})
