import type { FunctionComponent } from 'react'
import { rareBlocks } from '../model/blockFacts.gen.ts'
import { loadApart, loadUsual } from '../render/blockLoaders.gen.ts'
import type { Parts } from '../render/parts.ts'

// The build puts blocks that do something in the browser and rare ones into a file each, and all others into one
// (scripts/build/chunks.ts).
const loaded: Record<string, FunctionComponent> = {}
let hasUsual = false
/** What belongs to a complete set beside the usual ones. */
const live = Object.keys(loadApart).filter((type) => !rareBlocks.includes(type))

async function load(types?: readonly string[]): Promise<void> {
  const missing = (types ?? live).filter((type) => !(type in loaded))
  const others = missing.filter((type) => !(type in loadApart))
  await Promise.all([
    (types ? others.length > 0 : !hasUsual) &&
      loadUsual().then((components) => {
        Object.assign(loaded, components)
        hasUsual = true
      }),
    ...missing.map(async (type) => {
      const component = await loadApart[type]?.()
      if (component) loaded[type] = component.default as FunctionComponent
    }),
  ])
}

const liveTypes = [...document.querySelectorAll<HTMLElement>('[data-block][data-live]')].map(
  ({ dataset }) => dataset.block ?? '',
)

const isComplete = () => hasUsual && live.every((type) => type in loaded)

/** The parts that have been loaded so far. The frame is never loaded: the HTML has it. */
export const loadedParts = { blocks: loaded, live: new Set(liveTypes), load, isComplete } satisfies Parts

/** Loads the code of the blocks of this page that do something in the browser. */
export const loadLiveBlocks = () => load(liveTypes)
