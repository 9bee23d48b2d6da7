import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What each folder of src/ may import. `model` is what the build and the browser share; nothing imports the entries. */
const mayImport: Record<string, string[]> = {
  model: ['model'],
  content: ['model', 'content'],
  theme: ['model', 'theme'],
  ui: ['model', 'theme', 'ui'],
  drawings: ['theme', 'drawings'],
  blocks: ['model', 'theme', 'ui'],
  chrome: ['model', 'theme', 'ui', 'chrome'],
  render: ['model', 'theme', 'ui', 'blocks', 'chrome', 'render'],
  client: ['model', 'theme', 'ui', 'chrome', 'render', 'client'],
  boot: ['ui', 'chrome', 'client', 'boot', 'entries'],
  entries: ['model', 'theme', 'ui', 'chrome', 'render', 'client'],
  dev: ['content', 'model', 'theme', 'ui', 'chrome', 'render', 'client', 'boot', 'entries', 'dev'],
  studio: ['content', 'model', 'theme', 'ui', 'dev', 'studio'],
}

/** Whether only who runs the development server gets a file. */
const isTool = (path: string) => ['dev', 'studio'].includes(layerOf(path) ?? '')

/** The rooms of src/content in the order of the data: each may import only from those before it. */
const rooms = [...readFileSync('src/content/README.md', 'utf8').matchAll(/^\d+\. `(\w+\/|index\.ts)`/gm)].map(
  ([, room = '']) => room.replace('/', ''),
)

interface Import {
  from: string
  to: string
  isType: boolean
  isLate: boolean
}

/** All files under a folder of the project, with `/` between the parts. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort()
}

const isCode = (file: string) => /\.tsx?$/.test(file)
const text = (file: string) => readFileSync(file, 'utf8')
const lines = (file: string) => text(file).trimEnd().split('\n').length

/** What a text imports: paths in the project for relative ones, names for packages. */
function importsOf(file: string, code: string): Import[] {
  const statements = code.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm,
  )
  return [...statements].map(([, type, fixed, late]) => {
    const target = fixed ?? late ?? ''
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)).replaceAll('\\', '/') : target
    return { from: file, to, isType: type !== undefined, isLate: late !== undefined }
  })
}

const code = filesIn('src').filter(isCode)
const importsIn = (files: string[]) => files.flatMap((file) => importsOf(file, text(file)))
const imports = importsIn(code)
const atOnce = imports.filter(({ isLate }) => !isLate)

const ofScripts = importsIn(filesIn('scripts').filter(isCode))

/** The layer of a file: its folder in src/, or the entries, which are in src/ itself. */
function layerOf(path: string): string | null {
  const parts = path.split('/')
  if (parts[0] !== 'src') return null
  return parts.length === 2 ? 'entries' : (parts[1] ?? null)
}

/** The block that a file belongs to: `src/blocks/hero.tsx` and `src/blocks/hero/…` are one. */
const blockOf = (path: string) => /^src\/blocks\/([^/.]+)/.exec(path)?.[1]

/** One sentence for each import that its layer forbids. */
function layerFindings(all: readonly Import[]): string[] {
  return all.flatMap(({ from, to }) => {
    const [layer, target] = [layerOf(from), layerOf(to)]
    if (!layer || !target) return []
    const allowed = mayImport[layer]
    if (!allowed) return [`${from} is in a folder that has no layer: add src/${layer} to the table`]
    if (layer === 'blocks' && blockOf(from) === blockOf(to)) return []
    if (allowed.includes(target)) return []
    return [`${from} imports ${to}: src/${layer} may import ${allowed.map((name) => `src/${name}`).join(', ')}`]
  })
}

/** The room of a file: src/content/json/tree.ts is in json. */
const roomOf = (path: string) => /^src\/content\/([^/]+)/.exec(path)?.[1]

/** One sentence for each import from a later room, and for each that does not go through the door of its room. */
function roomFindings(all: readonly Import[]): string[] {
  return all.flatMap(({ from, to, isType }) => {
    const [room, target] = [roomOf(from), roomOf(to)]
    // What generates files must work while these are stale or missing, and doors lead to them.
    if (!target || room === target || from.startsWith('scripts/generate/')) return []
    // What a finding can be called is known before the list from which it is made.
    if (isType && from === 'src/content/finding/finding.ts' && target === 'rules') return []
    if (room && rooms.indexOf(target) >= rooms.indexOf(room)) return [`${from} imports ${to}, which comes after it`]
    const doors = ['src/content/index.ts', `src/content/${target}/index.ts`]
    return doors.includes(to) || to.includes('.gen.') ? [] : [`${from} imports ${to} by the back`]
  })
}

/** Every file that comes along when one is imported at run time. */
function reachable(entry: string, all = imports): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { from, to, isType } of all) if (from === file && !isType) visit(to)
  }
  visit(entry)
  return found
}

describe('layers', () => {
  it('hold: each folder imports only what is below it', () => {
    expect(layerFindings(imports)).toEqual([])
  })

  it('are seen to break', () => {
    const finding = (from: string, statement: string) => layerFindings(importsOf(from, statement))
    expect(finding('src/ui/a.tsx', "import { Hero } from '../blocks/hero.tsx'")).toEqual([
      'src/ui/a.tsx imports src/blocks/hero.tsx: src/ui may import src/model, src/theme, src/ui',
    ])
    expect(finding('src/blocks/a.tsx', "import B from './b.tsx'")).toHaveLength(1)
    expect(finding('src/blocks/a/index.tsx', "import { part } from './part.tsx'")).toEqual([])
    expect(finding('src/content/a.ts', "export { x } from '../theme/tokens.ts'")).toHaveLength(1)
    expect(finding('src/client/a.ts', "const x = import('../drawings/homeHero.ts')")).toHaveLength(1)
    expect(finding('src/render/a.ts', "import type { X } from '../entryServer.tsx'")).toHaveLength(1)
    expect(finding('src/new/a.ts', "import '../ui/a.ts'")).toHaveLength(1)
  })

  it('hold between the rooms of content, and each is entered by its door', () => {
    const inside = readdirSync('src/content').filter((name) => name !== 'README.md')
    expect(inside.sort()).toEqual(rooms.toSorted())
    expect(roomFindings([...imports, ...ofScripts])).toEqual([])
    const finding = (from: string, statement: string) => roomFindings(importsOf(from, statement))
    expect(finding('src/content/json/a.ts', "import { fixAll } from '../fix/index.ts'")).toHaveLength(1)
    expect(finding('src/content/fix/a.ts', "import { parseTree } from '../json/tree.ts'")).toHaveLength(1)
    expect(finding('scripts/lib/a.ts', "import { parseTree } from '../../src/content/json/tree.ts'")).toHaveLength(1)
    expect(finding('src/content/fix/a.ts', "import { parseTree } from '../json/index.ts'")).toEqual([])
    expect(finding('src/content/finding/finding.ts', "import { rules } from '../rules/index.ts'")).toHaveLength(1)
    expect(finding('src/content/store/a.ts', "import { check } from '../index.ts'")).toEqual([])
    expect(finding('src/content/entry/a.ts', "import { check } from '../index.ts'")).toHaveLength(1)
  })

  it('generating works while the files that it writes are stale or missing', () => {
    const files = [...reachable('scripts/commands/generate.ts', [...imports, ...ofScripts])]
    expect(files).toContain('scripts/generate/validators.ts')
    expect(files.filter((file) => file.includes('.gen.'))).toEqual([])
  })

  it('content knows neither React nor the disk, and nothing under src/ knows the disk', () => {
    expect(imports.filter(({ to }) => to.startsWith('node:'))).toEqual([])
    expect(imports.filter(({ from, to }) => layerOf(from) === 'content' && /^(?:react|@emotion)/.test(to))).toEqual([])
    expect(code.filter((file) => layerOf(file) === 'content' && file.endsWith('.tsx'))).toEqual([])
  })

  it('what visitors download holds no drawing, no schema, no validator and no parser', () => {
    for (const entry of ['src/boot/boot.ts', 'src/entryClient.tsx']) {
      const files = [...reachable(entry)]
      expect(files.length).toBeGreaterThan(3)
      expect(
        files.filter((file) => /^src\/drawings\/|\.gen\.json$|validators\.gen|^(?:ajv|jsonc-parser|mdast)/.test(file)),
      ).toEqual([])
    }
  })

  it('SPEED-1 a first visit brings the code of no block and of no frame, and never all blocks at once', () => {
    const files = [...reachable('src/entryClient.tsx', atOnce)]
    expect(files.filter((file) => /^src\/(?:blocks\/|chrome\/.*\.tsx$)|allParts|[bB]locks\.gen/.test(file))).toEqual([])
  })

  it('a block that needs React in the browser says so, and no other', () => {
    const needsReact = /\buse(?:State|Effect|LayoutEffect|Ref|Reducer|Swipeable|SyncExternalStore)\b|\son[A-Z]\w+=\{/
    const blocks = code.filter((file) => /^src\/blocks\/(?:\w+\.tsx|\w+\/index\.tsx)$/.test(file))
    const wrong = blocks.filter((file) => {
      const needs = [...reachable(file)].some((part) => part.startsWith('src/') && needsReact.test(text(part)))
      return needs !== /^export const live = true$/m.test(text(file))
    })
    expect(wrong).toEqual([])
  })

  it('the application does not import its development tools', () => {
    expect(imports.filter(({ from, to }) => !isTool(from) && isTool(to))).toEqual([])
  })
})

describe('code', () => {
  it('SEC-1 never makes HTML from text, and has no style attribute', () => {
    // These two write nothing: they keep what the server has drawn.
    const keeping = ['src/render/adopted.tsx', 'src/client/living/livingDrawing.tsx']
    for (const file of keeping) expect(text(file).match(/__html: (?!'')/)).toBeNull()
    const others = code.filter((file) => !file.startsWith('src/dev/') && !keeping.includes(file))
    const having = (pattern: RegExp, files: string[]) => files.filter((file) => pattern.test(text(file)))
    expect(having(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/, others)).toEqual([])
    expect(having(/<[a-zA-Z][^<>]*\sstyle=\{/, others).filter((file) => !isTool(file))).toEqual([])
  })

  it('is in folders of at most 20 files', () => {
    const isList = (folder: string) => /^(?:src\/(?:blocks$|drawings\/)|tests\/)/.test(folder)
    const counts = new Map<string, number>()
    for (const folder of [...filesIn('src'), ...filesIn('scripts')].map((file) => dirname(file)))
      if (!isList(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    expect([...counts].filter(([, files]) => files > 20)).toEqual([])
  })

  it('is in files of at most 250 lines', () => {
    const all = ['src', 'scripts', 'tests'].flatMap(filesIn)
    const written = all.filter((file) => isCode(file) && !file.includes('.gen.'))
    expect(written.filter((file) => lines(file) > 250)).toEqual([])
  })

  it('has default exports only where a generated list imports by file name, or a file replaces a package', () => {
    const having = code.filter((file) => /^export default /m.test(text(file)))
    expect(having.filter((file) => !/^src\/(?:blocks\/|drawings\/|render\/static)/.test(file))).toEqual([])
  })
})

describe('documentation', () => {
  it.skipIf(!existsSync('README.md'))('README.md has at most 100 lines and names every command', () => {
    expect(lines('README.md')).toBeLessThanOrEqual(100)
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
    const readme = text('README.md')
    const isNamed = (name: string) => new RegExp(`npm (?:run )?${name}\\b`).test(readme)
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([])
  })

  it('scripts/README.md names every folder beside it', () => {
    const folders = readdirSync('scripts', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(
      folders.map(({ name }) => name).filter((name) => !text('scripts/README.md').includes(`\`${name}/\``)),
    ).toEqual([])
  })

  it('the example in src/drawings/README.md imports what is there', () => {
    const example = /```ts\n([\s\S]*?)```/.exec(text('src/drawings/README.md'))?.[1] ?? ''
    const missing = importsOf('src/drawings/home/example.ts', example).filter(({ to }) => !existsSync(to))
    expect([example.split('\n').length > 15, missing]).toEqual([true, []])
  })

  it.skipIf(!existsSync('ARCHITECTURE.md'))('ARCHITECTURE.md has at most 40 lines', () => {
    expect(lines('ARCHITECTURE.md')).toBeLessThanOrEqual(40)
  })
})
