import { cssVariables } from '../../src/theme/tokens.ts'
import { generateIdeSchemas, type Silenceable } from './ide.ts'
import { lintSchemas } from './lint.ts'
import { generateFacts, generateLoaders, generateRegistry } from './registry.ts'
import { byPath, inline, readSchemas } from './schemas.ts'
import { generateTypes } from './types.ts'
import { generateValidators } from './validators.ts'

/**
 * Everything that is derived from schemas, components and tokens alone, as texts by their path in the project. Writing
 * them and comparing them (`--check`) are two callers of this one value.
 */
export async function generate(root: string): Promise<Record<string, string>> {
  const schemas = readSchemas(root)
  lintSchemas(schemas)
  const all = byPath(schemas)
  const validators = generateValidators(schemas)
  const whole = (folder: string, group: object) =>
    Object.fromEntries(Object.keys(group).map((name) => [name, inline(all, `${folder}${name}.json`)]))
  const usual = 'usualBlocks.gen.ts'
  const loaders = generateLoaders(root, usual)
  const catalogue = { documents: whole('', schemas.documents), blocks: whole('blocks/', schemas.blocks) }
  return {
    'src/model/schema.gen.ts': await generateTypes(schemas),
    'src/content/schema/validators.gen.js': validators.code,
    'src/content/schema/validators.gen.d.ts': validators.types,
    'src/content/schema/catalogue.gen.json': json(catalogue),
    'src/model/blockFacts.gen.ts': generateFacts(schemas, root),
    'src/render/blocks.gen.ts': generateRegistry(root),
    [`src/render/${usual}`]: loaders.usual,
    'src/render/blockLoaders.gen.ts': loaders.apart,
    'src/theme/tokens.gen.css': `/* Generated from src/theme/tokens.ts by \`npm run generate\`. Do not edit. */\n${cssVariables()}\n`,
  }
}

/** The same for the schemas of editors, which name the rules: those read what {@link generate} has made, and come after it. */
export function generateIde(root: string, rules: Readonly<Record<string, Silenceable>>): Record<string, string> {
  const schemas = Object.entries(generateIdeSchemas(readSchemas(root), rules))
  return Object.fromEntries(schemas.map(([name, schema]) => [`schemas/${name}.gen.json`, schema]))
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
