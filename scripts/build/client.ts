import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleFolder } from '../lib/bundleFolder.ts'
import { cacheFolder, codeHash, codeNow, hashOf, hashOfFiles } from '../lib/cache.ts'
import { readKept, renewFolder, writeKept } from '../lib/keptValues.ts'
import { rareBlocks } from '../../src/model/blockFacts.gen.ts'
import { liveBlocks } from '../../src/render/blocks.gen.ts'
import { createChunks } from './chunks.ts'

/** The browser's part of a build: it depends on the code alone, never on the content. */
export interface ClientBuild {
  /** Hash of all files, so that a page knows which build it belongs to. */
  code: string
  /** Address of the one script that a page loads, such as `/assets/boot-x1y2.js`. */
  boot: string
  /** Address of the script of pages with drawings that start when they are seen. */
  living: string
  /** Addresses of what the first script loads later: React alone, and the site. */
  react: string
  client: string
  /** The global stylesheet, with the addresses of the fonts in it. */
  css: string
  /** Address of the font that every page needs. */
  font: string
  /** All files by address, without the stylesheet. */
  files: { address: string; path: string }[]
}

/** Bundles the browser's code with Vite, or takes the bundle of the same code from the cache. */
export async function buildClient(): Promise<ClientBuild> {
  const key = clientKey()
  const folder = join(cacheFolder, `client-${key}`)
  const { files, hash } = await bundleFolder(folder, bundle, () => keyOfFiles() === key)
  renewFolder(folder, 'client')
  const one = (pattern: RegExp) => {
    const found = files.find((file) => pattern.test(file.address))
    if (!found) throw new Error(`The client build has no file like ${pattern}.`)
    return found
  }
  const sheet = one(/\/site-[^/]*\.css$/)
  return {
    code: hash,
    boot: one(/\/boot-[^/]*\.js$/).address,
    living: one(/\/living-[^/]*\.js$/).address,
    react: one(/\/react-[^/]*\.js$/).address,
    client: one(/\/client-[^/]*\.js$/).address,
    css: readFileSync(sheet.path, 'utf8'),
    font: one(/\/sans-[^/]*\.woff2$/).address,
    files: files.filter((file) => file !== sheet),
  }
}

/**
 * A hash of all that the bundle depends on, kept at `place` with that of the whole code, which is there without reading its
 * files. `now`: the hash of the whole code as it is once the files have been read.
 */
export function clientKey(place = 'keys/client', now = codeNow): string {
  const code = codeHash()
  const basis = code === undefined ? undefined : hashOf(code, hashOfFiles([config]))
  const kept = basis === undefined ? undefined : (readKept(place) as { basis: string; key: string } | undefined)
  if (kept && kept.basis === basis) return kept.key
  const key = keyOfFiles()
  // Somebody may have saved a file since this command began.
  if (basis !== undefined && now() === code) writeKept(place, { basis, key })
  return key
}

const keyOfFiles = () =>
  hashOfFiles([
    'src',
    'scripts/build/client.ts',
    'scripts/build/chunks.ts',
    'scripts/build/styles/names.ts',
    'package-lock.json',
    'tsconfig.json',
    config,
  ])

const config = 'vite.config.ts'

async function bundle(outDir: string): Promise<void> {
  const { build } = await import('vite')
  const { styleNames } = await import('./styles/names.ts')
  const common = { outDir, emptyOutDir: false, assetsInlineLimit: 0, modulePreload: false } as const
  const names = {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
  }
  const entries = { client: 'src/entryClient.tsx', react: 'src/boot/react.ts' }
  const chunks = createChunks({ live: liveBlocks, rare: rareBlocks }, entries)
  await build({
    logLevel: 'error',
    publicDir: false,
    plugins: [plainImports, pureCalls, styleNames(), chunks.plugin],
    resolve: {
      alias: {
        '@emotion/react/jsx-runtime': resolve('src/render/jsxRuntime.ts'),
        'hoist-non-react-statics': resolve('src/render/staticHoist.ts'),
      },
    },
    build: {
      ...common,
      rolldownOptions: {
        input: { ...entries, site: 'src/theme/site.css' },
        preserveEntrySignatures: 'allow-extension',
        output: {
          ...names,
          codeSplitting: { groups: chunks.groups },
        },
      },
    },
  })
  // Each built on its own, or it would hold the helpers that the other files share.
  for (const input of [{ boot: 'src/boot/boot.ts' }, { living: 'src/boot/living.ts' }])
    await build({
      logLevel: 'error',
      publicDir: false,
      build: { ...common, rolldownOptions: { input, output: names } },
    })
}

/**
 * Vite has each dynamic import wait for the styles and scripts that it needs. No file here brings styles of its own, and
 * scripts are not preloaded, so there is never anything to wait for: the code that would do so costs each page 0.5 kB.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/**
 * Makes that of react-router only what the site uses is bundled: 7 kB less for each visitor. It calls `forwardRef`, `memo`
 * and `createContext` where it is loaded, which the bundler may not leave out without being told that such a call does
 * nothing, and gives the results names for React's developer tools.
 */
const pureCalls: Plugin = {
  name: 'pure-calls',
  enforce: 'pre',
  transform(code, id) {
    if (/[\\/]@emotion[\\/]react[\\/]dist[\\/]/.test(id))
      return { code: code.replace(emptyNamespace, ''), map: null, moduleSideEffects: false }
    if (!/[\\/]react-router[\\/]dist[\\/]/.test(id)) return null
    const marked = code.replace(/= (React\d*)\.(forwardRef|memo|createContext)\(/g, '= /* @__PURE__ */ $1.$2(')
    return { code: marked.replace(/^\w+\.displayName = .*$/gm, '').replace(mistakes, '``'), map: null }
  },
}

/** What react-router says to somebody who uses it in a wrong way: the development server says it, visitors need not load it. */
const mistakes =
  /`(?:[^`\\]|\\.)*(?:Cannot include a|an invalid URL|not able to match|may be used only|should call navigate|cannot render a|must be used within|can only be used)(?:[^`\\]|\\.)*`/g

/** What is left of a namespace of types: it does nothing, but to a bundler it looks like a use of all that emotion is. */
const emptyNamespace = /\(function \(_jsx\) \{[^]*?\}\)\(jsx \|\| \(jsx = \{\}\)\);/
