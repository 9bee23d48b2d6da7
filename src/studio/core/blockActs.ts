import { child, copiedText } from '../../content/json/index.ts'
import { addBlock, moveBlock, pasteBlock, removeBlock, repeatBlock } from '../session/acts.ts'
import { nameOfBlock } from '../session/names.ts'
import { blocksOfValue, type Fields, titleOfBlock } from './blocks.ts'
import { endOf, type Kind } from './kinds.ts'
import { blockPointer } from './pointers.ts'
import type { Studio } from './studio.ts'

// What is done to the blocks of the open document, from whichever view: each is one step, and is said.

const countOf = (studio: Studio) => blocksOfValue(studio.state.editing?.value).length
const nameAt = (studio: Studio, index: number) =>
  titleOfBlock(blocksOfValue(studio.state.editing?.value)[index] ?? {}, studio.state.overview.shared)

/** Moves a block to another place, both counted from 0. Nothing happens at the ends. */
export function move(studio: Studio, from: number, to: number): void {
  const count = countOf(studio)
  if (to < 0 || to >= count || from === to) return
  const name = nameAt(studio, from)
  if (!studio.act((source) => moveBlock(source, from, to))) return
  studio.toast(`${name} moved ${to < from ? 'up' : 'down'}, now block ${to + 1} of ${count}`, undoOf(studio))
}

export function remove(studio: Studio, index: number): void {
  const name = nameAt(studio, index)
  if (studio.act((source) => removeBlock(source, index))) sayRemoved(studio, name)
}

/** Says what was removed by the step before, beside a button that brings it back. */
export const sayRemoved = (studio: Studio, name: string): void => studio.toast(`${name} removed.`, undoOf(studio))

export function repeat(studio: Studio, index: number): void {
  const name = nameAt(studio, index)
  if (studio.act((source) => repeatBlock(source, index))) studio.toast(`${name} duplicated.`, undoOf(studio))
}

/** What a kind of block begins with at a place of the open document: sample words, unless it is a shared one. */
export async function beginning(studio: Studio, index: number, { type, use }: Kind): Promise<Fields> {
  const { key = '' } = studio.state.editing ?? {}
  return use === undefined ? await studio.store.ask('sampleBlock', key, index, type) : { type, use }
}

/** Adds a block, and selects its first field. */
export function add(studio: Studio, index: number, block: Fields): void {
  studio.setAdding(null)
  if (studio.act((source) => addBlock(source, index, block), 'new')) studio.say(`${nameOfBlock(block.type)} added`)
}

/** Puts a copied block behind another one. Tells whether the text was one. */
export function paste(studio: Studio, index: number, text: string): boolean {
  if (!isBlock(text)) return false
  return studio.act((source) => pasteBlock(source, index, text))
}

/** Puts a copy of a block at the end of another page, as one step there, and shows it. */
export async function copyTo(studio: Studio, index: number, page: { key: string; name: string }): Promise<void> {
  const [name, text] = [nameAt(studio, index), copied(studio, index)]
  studio.setOver(null)
  await studio.open(page.key)
  const { editing, overview } = studio.state
  if (editing?.key !== page.key) return
  const at = endOf(blocksOfValue(editing.value), overview.shared)
  if (studio.act((source) => ({ ...pasteBlock(source, at, text), name: `${name} copied to this page` })))
    studio.toast(`${name} copied to ${page.name}, as block ${at + 1}.`, undoOf(studio))
}

/** Says that a block is on the clipboard, and takes it from the page if it was cut. */
export function sayCopied(studio: Studio, index: number, isCut: boolean): void {
  const words = `${nameAt(studio, index)} ${isCut ? 'cut' : 'copied'}. Open a page and press Ctrl+V.`
  if (!isCut) studio.toast(words)
  else if (studio.act((source) => removeBlock(source, index))) studio.toast(words, undoOf(studio))
}

/** The text of a block for the clipboard. */
export function copied(studio: Studio, index: number): string {
  const { source } = studio.state.editing ?? {}
  return source?.node(blockPointer(index)) ? copiedText(source, child('/blocks', index)) : ''
}

const undoOf = (studio: Studio) => ({ label: 'Undo', run: studio.undo })

/** Whether a text is a block, as it is copied. */
export function isBlock(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  } catch {
    return false
  }
}
