import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, indentLess, indentMore } from '@codemirror/commands'
import { foldKeymap } from '@codemirror/language'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, StateEffect, StateField } from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { move } from '../../../core/blockActs.ts'
import { fix } from '../../../core/fixes.ts'
import type { Studio } from '../../../core/studio.ts'
import { moveRow } from '../../../session/acts.ts'
import { findingsOnLine } from './marks.ts'
import { pointerAt, rowAt } from './places.ts'

/** These break the commas of a file, or are keys of the studio. */
const notOurs = new Set(['Alt-ArrowUp', 'Alt-ArrowDown', 'Shift-Alt-ArrowUp', 'Shift-Alt-ArrowDown', 'Ctrl-m', 'Mod-d'])

const switchTab = StateEffect.define<boolean>()

/** Whether the Tab key indents instead of leaving the text. */
const tabIndents = StateField.define<boolean>({
  create: () => false,
  update: (value, { effects }) => effects.find((effect) => effect.is(switchTab))?.value ?? value,
})

/** The words of finding and replacing, as the rest of the studio writes its buttons. */
const searchWords = {
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Same capitals',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
}

/** The keys of the text. Undoing is the studio's, with its own history. */
export const textKeys = (studio: Studio) => [
  tabIndents,
  closeBrackets(),
  search({ top: true }),
  EditorState.phrases.of(searchWords),
  keymap.of([
    ...ownKeys(studio),
    ...[...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...foldKeymap, ...defaultKeymap].filter(
      ({ key = '' }) => !notOurs.has(key),
    ),
  ]),
  EditorView.domEventHandlers({
    beforeinput({ inputType }) {
      if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false
      studio[inputType === 'historyUndo' ? 'undo' : 'redo']()
      return true
    },
  }),
]

const ownKeys = (studio: Studio): KeyBinding[] => [
  { key: 'Alt-ArrowUp', run: (view) => moveRowAt(studio, view, -1), preventDefault: true },
  { key: 'Alt-ArrowDown', run: (view) => moveRowAt(studio, view, 1), preventDefault: true },
  { key: 'Mod-.', run: (view) => fixAt(studio, view) },
  {
    key: 'Ctrl-m',
    run(view) {
      const isIndenting = !view.state.field(tabIndents)
      view.dispatch({ effects: switchTab.of(isIndenting) })
      studio.say(isIndenting ? 'Tab indents now. Ctrl+M switches back.' : 'Tab leaves the text again.')
      return true
    },
  },
  {
    key: 'Tab',
    run: (view) => view.state.field(tabIndents) && indentMore(view),
    shift: (view) => view.state.field(tabIndents) && indentLess(view),
  },
]

function fixAt(studio: Studio, { state }: EditorView): boolean {
  const [finding] = findingsOnLine(state, state.selection.main.head)
  if (finding?.fix) fix(studio, finding, undefined, 'text')
  else studio.say('Nothing on this line can be fixed by a key.')
  return true
}

/** Moves the block under the cursor, or the row of a list inside of it. The cursor goes along. */
function moveRowAt(studio: Studio, view: EditorView, by: 1 | -1): boolean {
  const { editing } = studio.state
  if (!editing?.isReadable) return true
  const { head } = view.state.selection.main
  const row = rowAt(editing.source, pointerAt(editing.source.text, head))
  const to = (row?.index ?? 0) + by
  if (!row || to < 0 || to >= row.count) return true
  const inside = head - (editing.source.node(`${row.list}/${row.index}`)?.offset ?? head)
  if (row.list === '/blocks') move(studio, row.index, to)
  else studio.act((source) => moveRow(source, row.list, row.index, to))
  const moved = studio.state.editing?.source.node(`${row.list}/${to}`)
  if (moved) view.dispatch({ selection: { anchor: moved.offset + Math.max(inside, 0) }, scrollIntoView: true })
  return true
}
