import type { RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'

/** The name of shared blocks in what a page may write for it: with their folder, or the ending of their file. */
export const bareShared = (use: string): string => use.replace(/^.*[\\/]/, '').replace(/\.json$/i, '')

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
