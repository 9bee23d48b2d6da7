import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateFaces } from '../generate/faces.ts'
import { generate } from '../generate/index.ts'
import { SchemaError } from '../generate/schemas.ts'
import { generateSiteFonts } from '../generate/siteFonts.ts'
import { parseOptions } from '../lib/options.ts'
import { writeWhole } from '../write/file.ts'

const help = `npm run generate            writes types, registry, validators and IDE schemas from schemas/ and src/blocks/, the faces of drawings and the site's fonts
npm run generate -- --check   writes nothing; fails when a generated file is not current`

/** Writes the generated files, or with `--check` compares them. Exit code 1: not current, or an error in a schema. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { check: 'flag' }, help)
  if (!options) return 0
  let files: Record<string, string | Uint8Array>
  try {
    files = { ...(await generate(process.cwd())), ...(await generateFaces()), ...(await generateSiteFonts()) }
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    console.error(error.message)
    return 1
  }
  const stale = Object.entries(files).filter(([path, content]) => !isCurrent(path, content))
  if (options.check) {
    for (const [path] of stale) console.error(`${path} is not current. Run: npm run generate`)
    return stale.length > 0 ? 1 : 0
  }
  for (const [path, content] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, content)
  }
  console.log(stale.length > 0 ? `wrote ${stale.map(([path]) => path).join(', ')}` : 'all generated files are current')
  return 0
}

const isCurrent = (path: string, content: string | Uint8Array) =>
  existsSync(path) && readFileSync(path).equals(Buffer.from(content))
