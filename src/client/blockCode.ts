import type { FunctionComponent } from 'react'
import { rareBlocks } from '../model/blockFacts.gen.ts'
import type { Parts } from '../render/parts.ts'

// The build puts blocks that do something in the browser and rare ones into a file each, and all others into one
// (scripts/build/chunks.ts).
const files = import.meta.glob<FunctionComponent>(['./*.tsx', './*/index.tsx'], {
  base: '../blocks',
  import: 'default',
})
const loaders = new Map(Object.entries(files).map(([path, file]) => [/\w+/.exec(path)?.[0] ?? path, file]))

const loaded: Record<string, FunctionComponent> = {}
const usual = [...loaders.keys()].filter((type) => !rareBlocks.includes(type))

async function load(types: Iterable<string> = usual): Promise<void> {
  await Promise.all(
    [...types].map(async (type) => {
      const component = loaded[type] ?? (await loaders.get(type)?.())
      if (component) loaded[type] = component
    }),
  )
}

const liveTypes = [...document.querySelectorAll<HTMLElement>('[data-block][data-live]')].map(
  ({ dataset }) => dataset.block ?? '',
)

const isComplete = () => usual.every((type) => type in loaded)

/** The parts that have been loaded so far. The frame is never loaded: the HTML has it. */
export const loadedParts = { blocks: loaded, live: new Set(liveTypes), load, isComplete } satisfies Parts

/** Loads the code of the blocks of this page that do something in the browser. */
export const loadLiveBlocks = () => load(liveTypes)
