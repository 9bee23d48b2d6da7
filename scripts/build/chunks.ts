import type { Plugin } from 'vite'

/** The module that brings a block, by the name of the block: `src/blocks/hero.tsx`, `src/blocks/form/index.tsx`. */
const blockModule = /\/src\/blocks\/(\w+)(?:\/index)?\.tsx$/

/** The types of block whose code comes on its own. */
interface SpecialBlocks {
  live: ReadonlySet<string>
  rare: readonly string[]
}

/** The modules that a module imports at once. */
type ImportsOf = (id: string) => readonly string[]

/**
 * Which file a module of the browser's code is bundled into, so that no page asks for its code piece by piece:
 * - `react`: React's own packages, which boot evaluates in a task of its own;
 * - `client`: what every page needs;
 * - `shared`: what several live blocks need, or live ones and others;
 * - `block-NAME`: what only one live block needs, for pages that have it;
 * - `rare-NAME`: what only one rare block needs, for pages that have it;
 * - `blocks`: all other blocks, which come when the page is quiet.
 *
 * What is loaded on a special occasion is left to the bundler. `entries`: the modules that boot loads, by their paths.
 */
export function createChunks(special: SpecialBlocks, entries: { react: string; client: string }) {
  let chunks: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'chunks',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      chunks = chunksOf(ids, (id) => this.getModuleInfo(id)?.importedIds ?? [], special, entries)
    },
  }
  const blockChunks = [
    ...[...special.live].map((name) => `block-${name}`),
    ...special.rare.map((name) => `rare-${name}`),
  ]
  // In this order: a group takes all that its modules import and that none before it has taken.
  const names = ['react', 'client', 'shared', ...blockChunks, 'blocks']
  const groups = names.map((name, at) => ({
    name,
    priority: names.length - at,
    test: (id: string) => chunks.get(id) === name,
  }))
  return { plugin, groups }
}

/** The chunk of each module by its id. */
function chunksOf(
  ids: readonly string[],
  importsOf: ImportsOf,
  { live, rare }: SpecialBlocks,
  entries: { react: string; client: string },
): Map<string, string> {
  const needs = (path: string) =>
    reached(
      ids.filter((id) => id.endsWith(`/${path}`)),
      importsOf,
    )
  const blocks = ids.flatMap((id) => {
    const [, name] = blockModule.exec(id) ?? []
    return name === undefined ? [] : [{ name, needs: reached([id], importsOf) }]
  })
  const chunks = new Map<string, string>()
  const claim = (name: string, some: Iterable<string>) => {
    for (const id of some) if (!chunks.has(id)) chunks.set(id, name)
  }
  claim('react', needs(entries.react))
  claim('client', needs(entries.client))
  for (const one of blocks.filter(({ name }) => live.has(name))) {
    const others = blocks.filter((other) => other !== one)
    const isShared = (id: string) => others.some((other) => other.needs.has(id))
    claim('shared', [...one.needs].filter(isShared))
    claim(`block-${one.name}`, one.needs)
  }
  claim('blocks', needs('src/render/usualBlocks.gen.ts'))
  for (const one of blocks.filter(({ name }) => !rare.includes(name))) claim('blocks', one.needs)
  for (const one of blocks.filter(({ name }) => rare.includes(name))) claim(`rare-${one.name}`, one.needs)
  return chunks
}

/** The modules, and all that they import at once, at any depth. */
function reached(from: readonly string[], importsOf: ImportsOf): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const next of importsOf(id)) found.add(next)
  return found
}
