import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { styleNames } from '../../../build/styles/names.ts'

const here = 'scripts/bench/visitor/peers'

/**
 * Compiles our components for other systems into a folder: `page.js`, and a file for each type of block. Links within the
 * site are drawn by what `setLink` was given; tabs are a common equivalent, because ours need no React.
 */
export async function compileParts(outDir: string, types: readonly string[]): Promise<void> {
  const { build } = await import('vite')
  const blocks = types.map((type) => [
    type,
    [`src/blocks/${type}.tsx`, `src/blocks/${type}/index.tsx`].find(existsSync) ?? '',
  ])
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // As in our own build: no system loads the texts of styles.
    plugins: [styleNames()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'peer', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: 'peer/jsx-runtime', replacement: resolve(here, 'jsx.ts') },
        { find: /^.*\/tabs\/tabs\.tsx$/, replacement: resolve(here, 'tabs.tsx') },
        { find: 'hoist-non-react-statics', replacement: resolve('src/render/staticHoist.ts') },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      lib: {
        entry: Object.fromEntries([['page', join(here, 'page.tsx')], ...blocks]) as Record<string, string>,
        formats: ['es'],
      },
      rolldownOptions: {
        external: /^react(?:-dom)?(?:\/|$)/,
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  })
}

/** The import of the components of some blocks, and an object of them. */
export function importBlocks(types: readonly string[], parts: string): string {
  const names = types.map((type) => `import ${type} from '${parts}/${type}.js'`)
  return `${names.join('\n')}\nconst blocks = { ${types.join(', ')} }\n`
}

/** The types of the blocks of a page, each once. */
export const typesOf = (blocks: readonly { type: string }[]): string[] => [...new Set(blocks.map(({ type }) => type))]
