import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite'

/**
 * The project's own code as it is on the disk now, not as it was when this server was compiled: when a schema, a drawing
 * or the content core changes, no restart is needed.
 */
export interface Code {
  drawable: typeof import('./drawable.ts')
  reader: typeof import('../lib/readContent.ts')
  drawings: typeof import('../outline/drawings.ts')
  pictures: typeof import('../media/folder.ts') & typeof import('../media/examples.ts')
  examples: typeof import('../lib/examplePages.ts')
  gallery: typeof import('./gallery.ts')
}

/** Loads that code through Vite, so that it shares one set of modules. */
export interface CodeLoader {
  /** Throws what a module throws or does not compile with. */
  load(): Promise<Code>
  /** The guide for editors, when somebody asks for it. */
  guide(): Promise<typeof import('../guide/index.ts')>
  /** Writes the generated files that are not current; tells which. Throws when a schema has a fault. */
  generate(): Promise<string[]>
  /** Whether a file is part of what `load` has loaded. */
  uses(file: string): boolean
}

export function createCodeLoader(server: ViteDevServer): CodeLoader {
  const environment = server.environments.ssr
  const runner = createServerModuleRunner(environment, { hmr: false })
  /** Vite drops the modules of a changed file and all that import them; after a fault nothing old is trusted. */
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
    async load() {
      return {
        drawable: await load('/scripts/dev/drawable.ts'),
        reader: await load('/scripts/readContent.ts'),
        drawings: await load('/scripts/drawings.ts'),
        pictures: {
          ...(await load<typeof import('../media/folder.ts')>('/scripts/media/folder.ts')),
          ...(await load<typeof import('../media/examples.ts')>('/scripts/media/examples.ts')),
        },
        examples: await load('/scripts/examplePages.ts'),
        gallery: await load('/scripts/dev/gallery.ts'),
      }
    },
    guide: () => load('/scripts/guide/index.ts'),
    async generate() {
      const { generate } = await load<typeof import('../generate/index.ts')>('/scripts/generate/index.ts')
      const { root } = server.config
      const stale = Object.entries(await generate(root)).filter(([path, text]) => read(join(root, path)) !== text)
      for (const [path, text] of stale) {
        writeFileSync(join(root, path), text)
        environment.moduleGraph.onFileChange(normalizePath(join(root, path)))
      }
      return stale.map(([path]) => path)
    },
    uses: (file) => Boolean(environment.moduleGraph.getModulesByFile(file)?.size),
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
