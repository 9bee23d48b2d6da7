import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { normalizePath, parseAst, runnerImport, type Plugin } from 'vite'
import { filesUnder } from '../../lib/cache.ts'

/** The values of the constants of a module by their names. */
type Constants = Readonly<Record<string, unknown>>

const usesStyles = (code: string) => code.includes('@emotion/react')
/** What is run while a browser's page is drawn. Types import from emotion too, and leave nothing. */
const modules = () =>
  filesUnder('src')
    .map((path) => normalizePath(resolve(path)))
    .filter((path) => /\/src\/(?!studio\/|dev\/).*\.tsx?$/.test(path) && usesStyles(readFileSync(path, 'utf8')))

/**
 * Leaves of each style only its name in the browser's code: `const lead = css({…})` becomes `const lead = "1x4jne4"`. A built
 * page draws classes and inserts no rules, those come with stylesheets; so the texts, which are a third of the code of
 * blocks, need not be loaded, read and hashed. Whatever makes styles (a list, a table, a function that is called once) is run here.
 * @throws when a module makes styles in a function that the browser calls: its page would have a class without a rule
 */
export function styleNames(): Plugin {
  let constants: Promise<Map<string, Constants>> | undefined
  return {
    name: 'style-names',
    async transform(code, id) {
      if (!usesStyles(code) || !/\/src\//.test(id)) return null
      const values = (await (constants ??= readConstants())).get(id)
      return values ? { code: named(code, values), map: null } : null
    },
    generateBundle(_, bundle) {
      const texts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const serializer = texts.find((id) => /[\\/]@emotion[\\/]serialize[\\/]/.test(id))
      if (!serializer) return
      const makers = texts.filter(
        (id) => /\/src\//.test(id) && this.getModuleInfo(id)?.code?.match(/\b(?:css|keyframes)\(/),
      )
      throw new Error(
        `Styles are made while a page is drawn in ${makers.map((id) => relative('.', id)).join(', ')}. ` +
          'Make them constants of the module: a table, if there are several.',
      )
    },
  }
}

/** Runs all modules with styles once, and takes the values of their constants. */
async function readConstants(): Promise<Map<string, Constants>> {
  const paths = modules()
  const { module } = await runnerImport<{ all: Record<string, { $constants: () => Constants }> }>('virtual:constants', {
    logLevel: 'error',
    plugins: [
      {
        name: 'constants',
        resolveId: (id) => (id === 'virtual:constants' ? `\0${id}` : null),
        load: (id) => (id === '\0virtual:constants' ? allOf(paths) : null),
        transform: (code, id) =>
          paths.includes(id)
            ? `${code}\nexport const $constants = () => ({ ${constantsOf(code)
                .map(({ name }) => name)
                .join()} })`
            : null,
      },
    ],
  })
  return new Map(Object.entries(module.all).map(([path, { $constants }]) => [path, $constants()]))
}

const allOf = (paths: readonly string[]) =>
  [
    ...paths.map((path, at) => `import * as m${at} from ${JSON.stringify(path)}`),
    `export const all = { ${paths.map((path, at) => `${JSON.stringify(path)}: m${at}`).join()} }`,
  ].join('\n')

/** The code with the names of styles where they are made. */
function named(code: string, values: Constants): string {
  let out = ''
  let at = 0
  for (const { name, start, end } of constantsOf(code)) {
    const literal = literalOf(values[name])
    if (literal === undefined || !hasStyles(values[name])) continue
    out += code.slice(at, start) + literal
    at = end
  }
  return out + code.slice(at)
}

/** The constants of a module, each with the place of what it is set to. */
function constantsOf(code: string): { name: string; start: number; end: number }[] {
  return parseAst(code).body.flatMap((statement) => {
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (own?.type !== 'VariableDeclaration' || own.kind !== 'const') return []
    return own.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, start: init.start, end: init.end }] : [],
    )
  })
}

interface Style {
  name: string
  styles: string
}

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && 'name' in value && 'styles' in value

/** A list or table, as opposed to what React makes: that may lead back to itself. */
const isTable = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

const hasStyles = (value: unknown): boolean =>
  isStyle(value) || (isTable(value) && Object.values(value).some(hasStyles))

/** A value as code, with the names of its styles; undefined for what holds more than plain values. */
function literalOf(value: unknown): string | undefined {
  if (isStyle(value)) return JSON.stringify(value.name)
  if (value === undefined) return 'undefined'
  if (!isTable(value)) return typeof value === 'object' && value !== null ? undefined : JSON.stringify(value)
  const entries = Object.entries(value).map(([key, one]) => [JSON.stringify(key), literalOf(one)] as const)
  if (entries.some(([, literal]) => literal === undefined)) return undefined
  return Array.isArray(value)
    ? `[${entries.map(([, literal]) => literal).join()}]`
    : `{${entries.map((pair) => pair.join(':')).join()}}`
}
