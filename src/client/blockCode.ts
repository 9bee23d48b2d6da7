import type { FunctionComponent } from 'react'
import type { Parts } from '../render/parts.ts'

// The build puts blocks that do something in the browser into a file each, and all others into one (scripts/build/chunks.ts).
const files = import.meta.glob<FunctionComponent>(['../blocks/*.tsx', '../blocks/*/index.tsx'], { import: 'default' })
const loaders = new Map(
  Object.entries(files).map(([path, file]) => [/^\.\.\/blocks\/(\w+)/.exec(path)?.[1] ?? path, file]),
)

const loaded: Record<string, FunctionComponent> = {}

async function load(types: Iterable<string> = loaders.keys()): Promise<void> {
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

const isComplete = () => [...loaders.keys()].every((type) => type in loaded)

/** The parts that have been loaded so far. The frame is never loaded: the HTML has it. */
export const loadedParts = { blocks: loaded, live: new Set(liveTypes), load, isComplete } satisfies Parts

/** Loads the code of the blocks of this page that do something in the browser. */
export const loadLiveBlocks = () => load(liveTypes)
