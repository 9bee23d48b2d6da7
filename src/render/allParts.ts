import { blocks, liveBlocks } from './blocks.gen.ts'
import type { Parts } from './parts.ts'

/** The component of every block: for the server and for development, never for a visitor's browser. */
export const allBlocks: Parts = { blocks, live: liveBlocks }
