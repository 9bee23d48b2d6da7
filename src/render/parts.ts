import { createContext, type FunctionComponent, useContext } from 'react'
import type { BlockProps, BlockType } from '../model/schema.gen.ts'

/** The component of a block type: the block's fields are its props. */
export type BlockComponent<T extends BlockType> = FunctionComponent<BlockProps[T] & { id?: string }>

/** What a page is drawn with, as far as this side has the code of it. */
export interface Parts {
  blocks: { readonly [T in BlockType]?: BlockComponent<T> }
  /** Block types whose components do something in the browser, so that it needs their code at once. */
  live: ReadonlySet<string>
  /**
   * Loads the code of more block types, each once: of all but rare ones where none is named. A type that this build does not
   * know is left out.
   * @throws when a file does not arrive
   */
  load?: (types?: readonly string[]) => Promise<void>
  /** Whether all but rare types are there: any page can be drawn that has none of those. */
  isComplete?: () => boolean
}

/** The parts that this side has: all of them on the server, in a browser what its page needs. */
export const PartsContext = createContext<Parts>({ blocks: {}, live: new Set() })

export const useParts = () => useContext(PartsContext)
