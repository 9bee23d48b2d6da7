import { move, remove, repeat } from '../../core/blockActs.ts'
import { blocksOfValue, takesBlocks } from '../../core/blocks.ts'
import { blockAt, blockPointer } from '../../core/pointers.ts'
import { widths } from '../../core/state.ts'
import type { Studio } from '../../core/studio.ts'
import { focusFind, focusForm, keepFocus, openMove } from '../focus.ts'
import { fixHere, isOnCanvas, nextArea, nextBlock, nextFinding } from './places.ts'

/** Keys that do the same thing, or the same one way and the other. */
export interface Key {
  names: readonly string[]
  /** What they do, for the list of keys. */
  does: string
  /** They work while somebody types, too. */
  isForFields?: true
  /** They belong to the dialog that is open. */
  isForDialogs?: true
  /** What one of them does now; undefined: nothing. Without it, something else listens to them. */
  act?: (studio: Studio, name: string) => (() => void) | undefined
}

const selectedIndex = ({ state }: Studio) => blockAt(state.editing?.selected ?? '')?.index

/** An act on the block that is selected, if there is one. */
const onBlock = (act: (studio: Studio, index: number) => void) => (studio: Studio) => {
  const index = selectedIndex(studio)
  return index === undefined ? undefined : () => act(studio, index)
}

function moveOf(studio: Studio, name: string): (() => void) | undefined {
  const at = selectedIndex(studio)
  if (at === undefined) return undefined
  const last = blocksOfValue(studio.state.editing?.value).length - 1
  const to = { 'Alt+↑': at - 1, 'Alt+↓': at + 1, 'Alt+Home': 0, 'Alt+End': last }[name] ?? at
  // The form of a block at another place is another one.
  return () => keepFocus(() => move(studio, at, to))
}

/** Back by one step: what lies over the page, the field, the block. */
function back(studio: Studio): void {
  const at = blockAt(studio.state.editing?.selected ?? '')
  if (studio.state.over) studio.setOver(null)
  else studio.select(at && at.inner !== '' ? blockPointer(at.index) : '')
}

const goTo: readonly Key[] = [
  {
    names: ['Ctrl+K'],
    does: 'Find a page, also while you type',
    isForFields: true,
    act: (studio) => () => focusFind(studio),
  },
  { names: ['/'], does: 'Find a page', act: (studio) => () => focusFind(studio) },
  {
    names: ['F6', 'Shift+F6'],
    does: 'Next, previous area',
    isForFields: true,
    act: (_, name) => () => nextArea(name === 'F6' ? 1 : -1),
  },
  {
    names: ['F8', 'Shift+F8'],
    does: 'Next, previous check',
    isForFields: true,
    act: (studio, name) => () => nextFinding(studio, name === 'F8' ? 1 : -1),
  },
  {
    names: ['↑', '↓'],
    does: 'Previous, next block',
    act: (studio, name) => (isOnCanvas() ? () => nextBlock(studio, name === '↑' ? -1 : 1) : undefined),
  },
  {
    names: ['Enter'],
    does: 'Edit: the first field of the form',
    act: (studio) => (document.activeElement === document.body || isOnCanvas() ? () => focusForm(studio) : undefined),
  },
  { names: ['Escape'], does: 'Back: from the field to the block, to the page', act: (studio) => () => back(studio) },
]

const blocks: readonly Key[] = [
  {
    names: ['A', 'Shift+A'],
    does: 'Add a block after, before',
    act: (studio, name) => {
      const { length } = blocksOfValue(studio.state.editing?.value)
      const index = selectedIndex(studio) ?? (name === 'A' ? length - 1 : 0)
      return takesBlocks(studio.state.editing) ? () => studio.setAdding(name === 'A' ? index + 1 : index) : undefined
    },
  },
  { names: ['Alt+↑', 'Alt+↓'], does: 'Move the block, the row of a list', act: moveOf },
  { names: ['Alt+Home', 'Alt+End'], does: 'Move it to the start, the end', act: moveOf },
  { names: ['Ctrl+D'], does: 'Duplicate', isForFields: true, act: onBlock(repeat) },
  { names: ['Delete'], does: 'Remove', act: onBlock(remove) },
  { names: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], does: 'Copy, cut, paste a block, also between pages' },
]

const changes: readonly Key[] = [
  {
    names: ['Ctrl+Z'],
    does: 'Undo',
    isForFields: true,
    act:
      ({ undo }) =>
      () =>
        keepFocus(undo),
  },
  {
    names: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    does: 'Redo',
    isForFields: true,
    act:
      ({ redo }) =>
      () =>
        keepFocus(redo),
  },
  { names: ['Ctrl+.'], does: 'Fix what is wrong here', isForFields: true, act: (studio) => () => fixHere(studio) },
  {
    names: ['Ctrl+S'],
    does: 'Save now',
    isForFields: true,
    isForDialogs: true,
    act: (studio) => () => void studio.save(),
  },
  {
    names: ['Ctrl+Enter'],
    does: 'The main button of a dialog',
    isForDialogs: true,
    act: () => {
      const main = document.querySelector<HTMLElement>('dialog:modal .dialogFoot [data-look="ink"]')
      return main ? () => main.click() : undefined
    },
  },
]

const views: readonly Key[] = [
  {
    names: ['1', '2', '3'],
    does: `The page ${widths.join(', ')} wide`,
    act: (studio, name) => () => studio.setWidth(widths[Number(name) - 1] ?? studio.state.width),
  },
  {
    names: ['C'],
    does: 'Checks',
    act: (studio) => () => studio.setDrawer({ checks: !studio.state.drawer.checks }),
  },
  { names: ['R'], does: 'What you have changed', act: (studio) => () => studio.setShowing('changes') },
  { names: ['J'], does: 'File text', act: (studio) => () => studio.setDrawer({ text: !studio.state.drawer.text }) },
  {
    names: ['Ctrl+M'],
    does: 'In the file text: Tab indents, or leaves it',
  },
  {
    names: ['P'],
    does: 'Settings of the page',
    act: (studio) => () => {
      studio.select('')
      focusForm(studio)
    },
  },
  { names: ['M'], does: 'Rename or move the page', act: (studio) => () => openMove(studio) },
  { names: ['S'], does: 'Whole site', act: (studio) => () => void studio.open('_site.json') },
  { names: ['N'], does: 'New page', act: (studio) => () => studio.setMakingPage('') },
  {
    names: ['O'],
    does: 'Open the page in a new tab',
    act: () => () => document.querySelector<HTMLAnchorElement>('.canvasAddress a')?.click(),
  },
  { names: ['?'], does: 'All keys', act: (studio) => () => studio.setShowing('keys') },
]

/** All keys of the studio, as the list of keys shows them. */
export const keyGroups: readonly { title: string; keys: readonly Key[] }[] = [
  { title: 'Going somewhere', keys: goTo },
  { title: 'Blocks', keys: blocks },
  { title: 'Changes', keys: changes },
  { title: 'What is shown', keys: views },
]
