import type { RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { didYouMean, quote } from '../../model/words.ts'

/** What is wrong with the way in which a page names shared blocks: with their folder, or the ending of their file. */
export function sharedNameFinding(source: Source, pointer: string, where: string, use: string): RawFinding | null {
  const name = use.replace(/^.*[\\/]/, '').replace(/\.json$/i, '')
  if (name === use) return null
  const message = `The name of shared blocks is that of their file alone, without folder and ending.${didYouMean([name])}`
  const { start, end } = source.valueRange(pointer)
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(name) }]
  const fix = { title: `Write ${quote(name)}`, certain: true, edits }
  return { code: 'sharedUnknown', pointer, where, start, end, message, suggestions: [name], fix }
}

/** The finding of shared blocks that use other ones. */
export function nestedShared(source: Source, pointer: string, where: string): RawFinding {
  const message = 'Shared blocks cannot use other shared blocks. Write the blocks here, or use both names in the page.'
  return { code: 'sharedNested', pointer, where, ...source.valueRange(`${pointer}/type`), message }
}

/** The finding of a shared block with entries of another shared document. `pointer`: that of the name. */
export function nestedEntries(source: Source, pointer: string, where: string): RawFinding {
  const message = 'Shared blocks cannot show entries of other shared blocks. Write this block in the page.'
  return { code: 'sharedNested', pointer, where, ...source.valueRange(pointer), message }
}
