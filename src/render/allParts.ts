import { blocks, liveBlocks } from './blocks.gen.ts'
import { Frame } from './frame.tsx'
import type { Parts } from './parts.ts'

/** The component of every block: for the server, never for a visitor's browser. */
export const allBlocks: Parts = { blocks, live: liveBlocks }

/** The frame as well: for development, where a change of the site document redraws it. */
export const allParts: Parts = { ...allBlocks, frame: Frame }
