import { join } from 'node:path'
import { createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite'
import { type Files, writeStale } from '../generate/stale.ts'

/**
 * The project's own code as it is on the disk now, not as it was when this server was compiled: when a schema, a drawing
 * or the content core changes, no restart is needed.
 */
export type Code = typeof import('./ownCode.ts')

/** What draws the pages: the same as in a build. */
export type PageCode = typeof import('./pageCode.ts')

/** Loads that code through Vite, so that it shares one set of modules. */
export interface CodeLoader {
  /** Throws what a module throws or does not compile with. */
  load(): Promise<Code>
  /** The same for what draws the pages. */
  pages(): Promise<PageCode>
  /** The guide for editors, when somebody asks for it. */
  guide(): Promise<typeof import('../guide/index.ts')>
  /** Writes the generated files that are not current; tells which. Throws when a schema has an error. */
  generate(): Promise<string[]>
  /** What a file is part of: of what `load` has loaded, of what `pages` has. */
  uses(file: string): { content: boolean; pages: boolean }
}

export function createCodeLoader(server: ViteDevServer): CodeLoader {
  const environment = server.environments.ssr
  const runner = createServerModuleRunner(environment, { hmr: false })
  /** Vite drops the modules of a changed file and all that import them; after an error nothing old is trusted. */
  const load = async <T>(path: string): Promise<T> => {
    try {
      return await runner.import<T>(path)
    } catch (error) {
      environment.moduleGraph.invalidateAll()
      runner.clearCache()
      throw error
    }
  }
  return {
    load: () => load(entries.content),
    pages: () => load(entries.pages),
    guide: () => load('/scripts/guide/index.ts'),
    async generate() {
      const { generate, generateIde } = await load<typeof import('../generate/index.ts')>('/scripts/generate/index.ts')
      const { root } = server.config
      const write = (files: Files) => {
        const stale = writeStale(root, files)
        for (const path of stale) environment.moduleGraph.onFileChange(normalizePath(join(root, path)))
        return stale
      }
      const first = write(await generate(root))
      // Rules hold their checks, which need the files of the first step.
      const { rules } = await load<typeof import('../../src/content/rules/index.ts')>('/src/content/rules/index.ts')
      return [...first, ...write(generateIde(root, rules))]
    },
    uses(file) {
      const importers = new Set(environment.moduleGraph.getModulesByFile(file))
      for (const { importers: above } of importers) for (const one of above) importers.add(one)
      const urls = new Set([...importers].map(({ url }) => url))
      return { content: urls.has(entries.content), pages: urls.has(entries.pages) }
    },
  }
}

const entries = { content: '/scripts/dev/ownCode.ts', pages: '/scripts/dev/pageCode.ts' } as const
