import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SchemaError, type Schemas } from './schemas.ts'

/**
 * The module that maps block type to component. It is listed from the components and typed by the schemas, so a
 * component without a schema and a schema without a component are both compile errors (DOC-5).
 */
export function generateRegistry(root: string): string {
  const folder = join(root, 'src/blocks')
  const types = componentTypes(folder)
  const live = typesSaying('live', folder, types)
  const name = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)
  const imports = types.map(({ type, file }) => `import ${name(type)} from '../blocks/${file}'`).join('\n')
  const rows = types.map(({ type }) => `  ${type}: ${name(type)},`).join('\n')
  const files = types.map(({ type, file }) => `  ${type}: 'src/blocks/${file}',`).join('\n')
  return `/* Generated from src/blocks/ and schemas/blocks/ by \`npm run generate\`. Do not edit. */
${imports}
import type { BlockType } from '../model/schema.gen.ts'
import type { BlockComponent } from './parts.ts'

/** The component of every block type. */
export const blocks: { [T in BlockType]: BlockComponent<T> } = {
${rows}
}

/** The file of each component, for messages to whoever has to change it. */
export const blockFiles: Readonly<Record<BlockType, string>> = {
${files}
}

/** The types whose components do something in the browser (\`export const live = true\`). */
export const liveBlocks: ReadonlySet<BlockType> = new Set([${live.map((type) => `'${type}'`).join(', ')}] as const)
`
}

/**
 * The modules by which a browser loads components: all that do nothing in it, nor are rare, as one, because each import that
 * is called costs it time; every other by itself, for pages that have it.
 * @param usualName the file of the first, beside the second
 */
export function generateLoaders(root: string, usualName: string): { usual: string; apart: string } {
  const folder = join(root, 'src/blocks')
  const types = componentTypes(folder)
  const single = new Set(['live', 'rare'].flatMap((name) => typesSaying(name, folder, types)))
  const [apart, usual] = [true, false].map((isApart) => types.filter(({ type }) => single.has(type) === isApart))
  const head = '/* Generated from src/blocks/ by `npm run generate`. Do not edit. */\n'
  const rows = (lines: (string | undefined)[]) => lines.join('\n')
  return {
    usual: `${head}${rows((usual ?? []).map(({ type, file }) => `export { default as ${type} } from '../blocks/${file}'`))}\n`,
    apart: `${head}/** Loads all components that no page loads by itself. */
export const loadUsual = () => import('./${usualName}')

/** Loads one of the others: it does something in the browser, or is rare. */
export const loadApart: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
${rows((apart ?? []).map(({ type, file }) => `  ${type}: () => import('../blocks/${file}'),`))}
}
`,
  }
}

/** The types of block whose component says `export const NAME = true`. */
function typesSaying(name: string, folder: string, types: ReturnType<typeof componentTypes>): string[] {
  const saying = new RegExp(`^export const ${name} = true$`, 'm')
  return types.filter(({ file }) => saying.test(readFileSync(join(folder, file), 'utf8'))).map(({ type }) => type)
}

/**
 * The few facts about blocks that visitors' code needs, from their schemas and components: the rest of the schemas stays out
 * of it.
 */
export function generateFacts({ blocks }: Schemas, root: string): string {
  const folder = join(root, 'src/blocks')
  const rare = typesSaying('rare', folder, componentTypes(folder))
  const rows = Object.entries(blocks).flatMap(([type, schema]) => {
    const { mainTitle, mainTitleIf } = schema as { mainTitle?: string; mainTitleIf?: string }
    if (mainTitle === undefined) return []
    const condition = mainTitleIf === undefined ? '' : `, if: '${mainTitleIf}'`
    return [`  ${type}: { field: '${mainTitle}'${condition} },`]
  })
  return `/* Generated from schemas/blocks/ and src/blocks/ by \`npm run generate\`. Do not edit. */

/** The field with the main title of a page, by block type; \`if\`: only while this field is true. */
export const mainTitles: { readonly [type: string]: { field: string; if?: string } } = {
${rows.join('\n')}
}

/** The types whose code comes with a page that has one, and with no other page (\`export const rare = true\`). */
export const rareBlocks: readonly string[] = [${rare.map((type) => `'${type}'`).join(', ')}]
`
}

/** One component is one file, or a folder with an index.tsx when it has grown. */
function componentTypes(folder: string): { type: string; file: string }[] {
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return [{ type: entry.name, file: `${entry.name}/index.tsx` }]
    return entry.name.endsWith('.tsx') ? [{ type: entry.name.slice(0, -4), file: entry.name }] : []
  })
  const twice = found.find(({ type }, at) => found.findIndex((other) => other.type === type) !== at)
  if (twice) throw new SchemaError(`src/blocks holds both ${twice.type}.tsx and ${twice.type}/: keep one`)
  return found.sort((a, b) => (a.type < b.type ? -1 : 1))
}
