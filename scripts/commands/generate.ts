import { runnerImport } from 'vite'
import { generateFaces } from '../generate/faces.ts'
import { generate, generateIde } from '../generate/index.ts'
import { SchemaError } from '../generate/schemas.ts'
import { generateSiteFonts } from '../generate/siteFonts.ts'
import { type Files, staleOf, writeStale } from '../generate/stale.ts'
import { parseOptions } from '../lib/options.ts'

const help = `npm run generate            writes types, registry, validators and IDE schemas from schemas/ and src/blocks/, the faces of drawings and the site's fonts
npm run generate -- --check   writes nothing; fails when a generated file is not current`

/** Writes the generated files, or with `--check` compares them. Exit code 1: not current, or an error in a schema. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { check: 'flag' }, help)
  if (!options) return 0
  const bring = options.check ? sayStale : writeStale
  const root = process.cwd()
  try {
    const first = bring(root, { ...(await generate(root)), ...(await generateFaces()), ...(await generateSiteFonts()) })
    if (options.check && first.length > 0) return 1
    // Rules hold their checks, which need the files of the first step.
    const { module } = await runnerImport<RuleList>(`${root}/src/content/rules/index.ts`, { configFile: false, root })
    const guide = await runnerImport<GuideTexts>(`${root}/scripts/generate/guideTexts.ts`, { configFile: false, root })
    const second = { ...generateIde(root, module.rules), ...guide.module.generateGuideTexts(root) }
    const all = [...first, ...bring(root, second)]
    if (options.check) return all.length > 0 ? 1 : 0
    console.log(all.length > 0 ? `wrote ${all.join(', ')}` : 'all generated files are current')
    return 0
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    console.error(error.message)
    return 1
  }
}

interface GuideTexts {
  generateGuideTexts(root: string): Record<string, string>
}

interface RuleList {
  rules: Parameters<typeof generateIde>[1]
}

/** Says what is not current; returns the paths. */
function sayStale(root: string, files: Files): string[] {
  const stale = staleOf(root, files)
  for (const path of stale) console.error(`${path} is not current. Run: npm run generate`)
  return stale
}
