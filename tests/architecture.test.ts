import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What each folder of src/ may import. The types of content stand at the bottom; nothing imports the entries. */
const mayImport: Record<string, string[]> = {
  content: ['content'],
  theme: ['content', 'theme'],
  ui: ['content', 'theme', 'ui'],
  drawings: ['theme', 'drawings'],
  blocks: ['content', 'theme', 'ui'],
  chrome: ['content', 'theme', 'ui', 'chrome'],
  render: ['content', 'theme', 'ui', 'blocks', 'chrome', 'render'],
  client: ['content', 'theme', 'ui', 'chrome', 'render', 'client'],
  boot: ['ui', 'chrome', 'client', 'boot', 'entries'],
  entries: ['content', 'theme', 'ui', 'chrome', 'render', 'client'],
  dev: ['content', 'theme', 'ui', 'chrome', 'render', 'client', 'entries', 'dev'],
}

interface Import {
  from: string
  to: string
  isType: boolean
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

/** What a text imports: paths in the project for relative ones, names for packages. */
function importsOf(file: string, code: string): Import[] {
  const statements = code.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm,
  )
  return [...statements].map(([, type, fixed, late]) => {
    const target = fixed ?? late ?? ''
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)).replaceAll('\\', '/') : target
    return { from: file, to, isType: type !== undefined }
  })
}

const code = filesIn('src').filter(isCode)
const imports = code.flatMap((file) => importsOf(file, text(file)))

/** The layer of a file: its folder in src/, or the entries, which stand in src/ itself. */
function layerOf(path: string): string | null {
  const parts = path.split('/')
  if (parts[0] !== 'src') return null
  return parts.length === 2 ? 'entries' : (parts[1] ?? null)
}

/** The block that a file belongs to: `src/blocks/hero.tsx` and `src/blocks/hero/…` are one. */
const blockOf = (path: string) => /^src\/blocks\/([^/.]+)/.exec(path)?.[1]

/** One sentence for each import that its layer forbids. */
function layerFaults(all: readonly Import[]): string[] {
  return all.flatMap(({ from, to }) => {
    const [layer, target] = [layerOf(from), layerOf(to)]
    if (!layer || !target) return []
    const allowed = mayImport[layer]
    if (!allowed) return [`${from} stands in a folder that has no layer: add src/${layer} to the table`]
    if (layer === 'blocks' && blockOf(from) === blockOf(to)) return []
    if (allowed.includes(target)) return []
    return [`${from} imports ${to}: src/${layer} may import ${allowed.map((name) => `src/${name}`).join(', ')}`]
  })
}

/** Every file that comes along when one is imported at run time. */
function reachable(entry: string): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { from, to, isType } of imports) if (from === file && !isType) visit(to)
  }
  visit(entry)
  return found
}

describe('layers', () => {
  it('hold: each folder imports only what stands below it', () => {
    expect(layerFaults(imports)).toEqual([])
  })

  it('are seen to break', () => {
    const fault = (from: string, statement: string) => layerFaults(importsOf(from, statement))
    expect(fault('src/ui/a.tsx', "import { Hero } from '../blocks/hero.tsx'")).toEqual([
      'src/ui/a.tsx imports src/blocks/hero.tsx: src/ui may import src/content, src/theme, src/ui',
    ])
    expect(fault('src/blocks/a.tsx', "import B from './b.tsx'")).toHaveLength(1)
    expect(fault('src/blocks/a/index.tsx', "import { part } from './part.tsx'")).toEqual([])
    expect(fault('src/content/a.ts', "export { x } from '../theme/tokens.ts'")).toHaveLength(1)
    expect(fault('src/client/a.ts', "const x = import('../drawings/homeHero.ts')")).toHaveLength(1)
    expect(fault('src/render/a.ts', "import type { X } from '../entryServer.tsx'")).toHaveLength(1)
    expect(fault('src/new/a.ts', "import '../ui/a.ts'")).toHaveLength(1)
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
    const files = [...reachable('src/entryClient.tsx')]
    expect(files.filter((file) => /^src\/(?:blocks\/|chrome\/.*\.tsx$)|allParts|blocks\.gen/.test(file))).toEqual([])
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
    expect(imports.filter(({ from, to }) => layerOf(from) !== 'dev' && layerOf(to) === 'dev')).toEqual([])
  })
})

describe('code', () => {
  it('SEC-1 never makes HTML from text, and has no style attribute', () => {
    // The one exception writes nothing: it keeps what the server has drawn.
    expect(text('src/render/adopted.tsx').match(/__html: (?!'')/)).toBeNull()
    const visitors = code.filter((file) => !file.startsWith('src/dev/') && file !== 'src/render/adopted.tsx')
    const having = (pattern: RegExp) => visitors.filter((file) => pattern.test(text(file)))
    expect(having(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([])
    expect(having(/<[a-zA-Z][^<>]*\sstyle=\{/)).toEqual([])
  })

  it('stands in files of at most 300 lines', () => {
    const written = ['src', 'scripts', 'tests']
      .flatMap(filesIn)
      .filter((file) => isCode(file) && !file.includes('.gen.'))
    const long = written
      .map((file) => ({ file, lines: text(file).split('\n').length }))
      .filter(({ lines }) => lines > 300)
    expect(long).toEqual([])
  })

  it('has default exports only where a generated list imports by file name, or a file stands in for a package', () => {
    const having = code.filter((file) => /^export default /m.test(text(file)))
    expect(having.filter((file) => !/^src\/(?:blocks\/|drawings\/|render\/static)/.test(file))).toEqual([])
  })
})

describe('documentation', () => {
  const lines = (file: string) => text(file).trimEnd().split('\n').length

  it.skipIf(!existsSync('README.md'))('README.md has at most 100 lines and names every command', () => {
    expect(lines('README.md')).toBeLessThanOrEqual(100)
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
    const readme = text('README.md')
    const isNamed = (name: string) => new RegExp(`npm (?:run )?${name}\\b`).test(readme)
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([])
  })

  it.skipIf(!existsSync('ARCHITECTURE.md'))('ARCHITECTURE.md has at most 40 lines', () => {
    expect(lines('ARCHITECTURE.md')).toBeLessThanOrEqual(40)
  })
})
