import { join, resolve } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { bundleFolder } from '../../lib/bundleFolder.ts'
import { cacheFolder, hashOfFiles } from '../../lib/cache.ts'
import { renewFolder } from '../../lib/keptValues.ts'

/** Where the studio's own code is, below its server. */
export const codeAddress = '/__brightrail/studio/'

/** The studio's code as files: their paths by address, and which of them pages name. */
export interface StudioCode {
  files: ReadonlyMap<string, string>
  /** What the studio loads. */
  script: string
  sheets: string[]
  /** What the page on its canvas loads. */
  canvas: string
}

/**
 * Bundles the studio as code for production, or takes the bundle of the same code from the cache. As hundreds of modules it
 * took seconds to open, and React's code for development twice the time for each key.
 */
export async function bundleStudio(): Promise<StudioCode> {
  const keyOf = () => hashOfFiles(['src', 'scripts/dev/studio/bundle.ts', 'package-lock.json', 'tsconfig.json'])
  const key = keyOf()
  const folder = join(cacheFolder, `studio-${key}`)
  const kept = await bundleFolder(folder, bundle, () => keyOf() === key)
  renewFolder(folder, 'studio')
  const files = new Map(kept.files.map(({ address, path }) => [codeAddress + address.slice(1), path]))
  const all = [...files.keys()]
  const scriptOf = (name: keyof typeof entries) => {
    const found = all.find((address) => address.startsWith(`${codeAddress}entry/${name}-`))
    if (found === undefined) throw new Error(`The bundle has no code of the ${name}.`)
    return found
  }
  const sheets = all.filter((address) => address.endsWith('.css'))
  return { files, script: scriptOf('studio'), sheets, canvas: scriptOf('canvas') }
}

const entries = { studio: 'src/studio/entry.tsx', canvas: 'src/dev/entry.tsx' } as const

async function bundle(outDir: string): Promise<void> {
  const { build } = await import('vite')
  const names = {
    entryFileNames: 'entry/[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
  }
  await build({
    configFile: false,
    root: process.cwd(),
    base: codeAddress,
    logLevel: 'error',
    publicDir: false,
    // The server itself runs for development, which would be taken over.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    resolve: {
      alias: { [entities]: resolve('node_modules', entities, 'index.js') },
      conditions: ['module', 'browser', 'production'],
    },
    plugins: [socket],
    worker: { format: 'es', rolldownOptions: { output: names } },
    build: {
      outDir,
      // Names in messages and profiles are those of the source.
      minify: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: { input: entries, output: names },
    },
  })
}

/**
 * The package that reads the names of characters in Markdown. A browser would get the one that asks the document, which a
 * worker does not have.
 */
const entities = 'decode-named-character-reference'

/** A name of our own: that of Vite's client would be taken for its file. */
const client = 'studio-socket'

/** The bundle is no module of Vite's server; it hears and tells over the same socket as those. */
const socket: Plugin = {
  name: 'studio-socket',
  enforce: 'pre',
  resolveId: (id) => (id === client ? { id: '/@vite/client', external: true } : null),
  transform(code, id) {
    if (!code.includes('import.meta.hot')) return null
    // Each module has one of its own: another of the same name takes its place.
    const begin = `import { createHotContext } from '${client}'\nconst socket = createHotContext(${JSON.stringify(id)})\n`
    return { code: begin + code.replaceAll('import.meta.hot', 'socket'), map: null }
  },
}

/** The studio's code as it is now: bundled when it is asked for, and again when something of it has changed. */
export function createStudioCode(server: ViteDevServer): () => Promise<StudioCode> {
  const source = `${normalizePath(resolve('src'))}/`
  let made: Promise<StudioCode> | undefined
  const forget = () => {
    made = undefined
  }
  server.watcher.on('all', (_, file) => {
    if (normalizePath(file).startsWith(source)) forget()
  })
  return () => {
    made ??= bundleStudio()
    // What did not compile may do so the next time.
    made.catch(forget)
    return made
  }
}
