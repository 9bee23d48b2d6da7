/* Generated from src/blocks/ and schemas/blocks/ by `npm run generate`. Do not edit. */
import type { FunctionComponent } from 'react'

import type { BlockProps, BlockType } from '../content/schema.gen.ts'

/** The component of every block type. */
export const blocks: { [T in BlockType]: FunctionComponent<BlockProps[T] & { id?: string }> } = {

}
