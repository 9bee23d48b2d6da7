// Runs a command of this project: node scripts/run.mjs build --help
// Plain JavaScript without packages, because on a fresh clone nothing is installed yet. It installs what is missing,
// compiles the command's TypeScript once into the cache, and calls its main().
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { codeHash, filesOf } from './setup/code.mjs'
import { damagedMark, isDamage, load, loadable, onDemand } from './setup/compiled.mjs'
import { install } from './setup/install.mjs'
import { nameSourcesInStacks } from './setup/stacks.mjs'
import { makeFolder } from './write/folder.mjs'
import { isRefusal, reasonOf } from './write/reasons.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, 'node_modules/.cache/brightrail')
const tools = join(cache, 'tools')
const keptCode = join(cache, 'code.json')
const [command = '', ...args] = process.argv.slice(2)

/** Packages of many small files, which take longer to find and open than all that is in them. */
const packagesInside =
  /^(?:micromark|mdast|unist|decode-named|character-entities|diff$|jsonc-parser|react|@emotion\/|@babel\/runtime|@calcom\/|stylis|scheduler|cookie|set-cookie|hoist-non)/

/** What makes drawings: most runs find them made, so this code is loaded when it is first called. */
const makesDrawings = /\/(?:src\/drawings|scripts\/outline\/(?!drawings\.|made\.))/

const hour = 60 * 60 * 1000

/** The folder of the compiled code that runs. */
let used = ''

process.once('exit', (code) => {
  if (code === 13)
    console.error(`npm run ${command} ended before it was done, because something that it waited for never came.`)
})

// Whoever starts it may have set another one, as test runners do: bundles are kept, and what visitors get never depends on it.
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
process.exitCode = await run().catch(explain)

async function run() {
  requireNode()
  if (!commandNames().includes(command)) return refuse()
  install(root)
  process.chdir(root)
  nameSourcesInStacks()
  const code = codeHash(root, keptCode)
  // What is kept between runs depends on it.
  process.env.BRIGHTRAIL_CODE = code
  // Of a build, which draws each page once, most of the code that an engine would optimize is not run often enough to be worth
  // it: the threads that compile took a third of all processor time. It is set before code is loaded that was kept with it.
  if (command === 'build') setFlagsFromString('--interrupt-budget=528000')
  const { main } = await loadCommand(code)
  return main ? main(args) : refuse()
}

/** The command. When its compiled code is damaged, it is compiled once more. */
async function loadCommand(code) {
  const tool = await compile(code)
  // It goes with the tool; each command runs other functions of the same files.
  const kept = join(dirname(tool), 'compiled', command)
  try {
    return load(tool, kept)
  } catch (error) {
    if (!isDamage(error, tools)) throw error
    console.error(`The compiled code of npm run ${command} was damaged. It is compiled again.`)
    rmSync(dirname(tool), { recursive: true, force: true })
    return load(await compile(code), kept)
  }
}

function refuse() {
  console.error(`There is no command "${command}". The commands are in package.json; npm run lists them.`)
  return 2
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Brightrail needs Node.js 20.19 or newer; this is ${process.version}. Install it from nodejs.org.`)
}

/** The compiled command: compiled now, or taken from the cache when no file of the code has changed. */
async function compile(code) {
  // All commands at once take no longer than one. Only generating has a bundle of its own: it must work when files that it
  // writes, and that the others import, are stale or missing.
  const names = command === 'generate' ? [command] : commandNames().filter((name) => name !== 'generate')
  const folder = join(tools, `${command === 'generate' ? command : 'all'}-${code}`)
  const tool = join(folder, `${command}.cjs`)
  used = folder
  if (existsSync(tool) && !existsSync(join(folder, damagedMark))) return inUse(folder, tool)
  // What is there without its command is damaged; what another process puts there is whole.
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  for (const place of [cache, tools]) if (existsSync(place) && !statSync(place).isDirectory()) rmSync(place)
  forgetOldTools()
  // The same command may be starting elsewhere.
  await makeFolder(folder, async (staging) => {
    await bundle(names, staging)
    // What was compiled is named by a hash, and a file that was saved meanwhile may be in one of the two only.
    if (codeHash(root, keptCode) !== code)
      throw new Error('The code was changed while it was compiled. Run the command again.')
  })
  return tool
}

/** Notes that compiled code is in use, where the last note is older than an hour. */
function inUse(folder, tool) {
  const now = new Date()
  try {
    if (now - statSync(folder).mtimeMs > hour) utimesSync(folder, now, now)
  } catch {
    // Where nothing can be written, nothing is removed either.
  }
  return tool
}

async function bundle(names, outDir) {
  const { build } = await import('vite')
  const commands = names.map((name) => [name, join(root, 'scripts/commands', `${name}.ts`)])
  // What they start in threads of their own.
  const workers = filesOf(root, 'scripts').filter((file) => file.endsWith('.worker.ts'))
  const threads = workers.map((file) => [basename(file, '.ts'), file])
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // The same code for all commands, whichever comes first and whatever NODE_ENV it has set.
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    resolve: { alias: { '@emotion/react/jsx-runtime': join(root, 'src/render/jsxRuntime.ts') } },
    define: { 'import.meta.env.DEV': 'false', 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: [packagesInside] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(command === 'generate' ? commands : [...commands, ...threads]),
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: onDemand, test: makesDrawings }] },
          format: 'cjs',
          dynamicImportInCjs: false,
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  })
  for (const file of readdirSync(outDir).filter((name) => name.endsWith('.cjs'))) {
    const path = join(outDir, file)
    writeFileSync(path, loadable(readFileSync(path, 'utf8')))
  }
}

/** The commands that package.json calls. */
function commandNames() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const calls = Object.values(scripts).flatMap((script) => /^node scripts\/run\.mjs (\w+)/.exec(script)?.[1] ?? [])
  return [...new Set(calls)]
}

/** Tools of earlier code, but not those that a running command may still be reading. */
function forgetOldTools() {
  for (const name of existsSync(tools) ? readdirSync(tools) : []) {
    const folder = join(tools, name)
    // Another command may have removed it meanwhile.
    const last = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - last > 24 * hour) rmSync(folder, { recursive: true, force: true })
  }
}

/** A wrong use, and what the system refuses, in one sentence; anything else with its stack, because it is a defect here. */
function explain(error) {
  if (isRefusal(error)) console.error(`npm run ${command} stopped, because ${reasonOf(error)}.`)
  else if (isDamage(error, tools)) {
    rmSync(used, { recursive: true, force: true })
    console.error(
      `npm run ${command} stopped, because its compiled code was damaged. Run it again: it will be compiled again.`,
    )
  } else
    console.error(error.name === 'UsageError' || error.constructor === Error ? error.message : (error.stack ?? error))
  return error.name === 'UsageError' ? 2 : 1
}
