import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runnerImport } from 'vite'
import { generateFaces } from '../generate/faces.ts'
import { generate, generateIde } from '../generate/index.ts'
import { SchemaError } from '../generate/schemas.ts'
import { generateSiteFonts } from '../generate/siteFonts.ts'
import { parseOptions } from '../lib/options.ts'
import { writeWhole } from '../write/file.ts'

const help = `npm run generate            writes types, registry, validators and IDE schemas from schemas/ and src/blocks/, the faces of drawings and the site's fonts
npm run generate -- --check   writes nothing; fails when a generated file is not current`

type Files = Record<string, string | Uint8Array>

/** Writes the generated files, or with `--check` compares them. Exit code 1: not current, or an error in a schema. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { check: 'flag' }, help)
  if (!options) return 0
  const bring = options.check ? notCurrent : write
  const root = process.cwd()
  try {
    const first = bring({ ...(await generate(root)), ...(await generateFaces()), ...(await generateSiteFonts()) })
    if (options.check && first.length > 0) return 1
    // Rules hold their checks, which need the files of the first step.
    const { module } = await runnerImport<RuleList>(`${root}/src/content/rules/index.ts`, { configFile: false, root })
    const all = [...first, ...bring(generateIde(root, module.rules))]
    if (options.check) return all.length > 0 ? 1 : 0
    console.log(all.length > 0 ? `wrote ${all.join(', ')}` : 'all generated files are current')
    return 0
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    console.error(error.message)
    return 1
  }
}

interface RuleList {
  rules: Parameters<typeof generateIde>[1]
}

/** Writes what is not current; returns the paths. */
function write(files: Files): string[] {
  const stale = Object.entries(files).filter(([path, content]) => !isCurrent(path, content))
  for (const [path, content] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, content)
  }
  return stale.map(([path]) => path)
}

/** Says what is not current; returns the paths. */
function notCurrent(files: Files): string[] {
  const stale = Object.keys(files).filter((path) => !isCurrent(path, files[path] ?? ''))
  for (const path of stale) console.error(`${path} is not current. Run: npm run generate`)
  return stale
}

const isCurrent = (path: string, content: string | Uint8Array) =>
  existsSync(path) && readFileSync(path).equals(Buffer.from(content))
