import { parseArgs } from 'node:util'
import { suggest } from '../../src/content/suggest/index.ts'
import { either, isBlank } from '../../src/model/words.ts'

/** A command was called in a way that it does not know: exit code 2, one sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Kind = 'flag' | 'text' | 'port'
type Value<K extends Kind> = K extends 'flag' ? boolean : K extends 'port' ? number : string

type Options<K extends Record<string, Kind>> = { [Name in keyof K]?: Value<K[Name]> }

/**
 * The options of a command as an object; `null` after `--help`, whose text has been printed. An option that the command
 * does not know, or a port that is none, throws a {@link UsageError} with the way out.
 */
export function parseOptions<K extends Record<string, Kind>>(
  args: string[],
  kinds: K,
  help: string,
): Options<K> | null {
  return parseWords(args, kinds, help, { most: 0 })?.options ?? null
}

/** The same for a command that also takes words without a name, such as files; `least` and `most`: how many of them. */
export function parseWords<K extends Record<string, Kind>>(
  args: string[],
  kinds: K,
  help: string,
  { least = 0, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number },
): { options: Options<K>; words: string[] } | null {
  const known: Config['options'] = { help: { type: 'boolean' } }
  for (const [name, kind] of Object.entries(kinds)) known[name] = { type: kind === 'flag' ? 'boolean' : 'string' }
  const { values, positionals: words } = parse({ args, options: known, allowPositionals: most > 0 }, help)
  if (values.help) {
    console.log(help)
    return null
  }
  const all: Record<string, string | boolean | undefined> = { ...keptByNpm(kinds, help), ...values }
  if (words.some(isBlank)) throw misuse('One of the names is empty: there is nothing between its quotes.', help)
  if (words.length < least || words.length > most) {
    const what = words.length < least ? 'Something is missing' : `Unexpected argument ${JSON.stringify(words[most])}`
    throw misuse(`${what}.`, help)
  }
  const options: Record<string, string | boolean | number> = {}
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) continue
    if (kinds[name] === 'text' && isBlank(String(value)))
      throw new UsageError(`--${name} needs a value. Write one after it, or leave --${name} out.`)
    options[name] = kinds[name] === 'port' ? toPort(name, String(value)) : value
  }
  return { options: options as Options<K>, words }
}

const misuse = (what: string, help: string) => new UsageError(`${what} Usage:\n${help}`)

interface Config {
  args: string[]
  options: Record<string, { type: 'boolean' | 'string' }>
  allowPositionals: boolean
}

function parse(config: Config, help: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw misuse(whatIsWrong(error as NodeJS.ErrnoException, config.options), help)
  }
}

/** The words for what Node's `parseArgs` refused; its own advice is for those who write commands. */
function whatIsWrong({ message, code }: NodeJS.ErrnoException, options: object): string {
  const option = /'(?:-\w, )?(-[^' ]*)/.exec(message)?.[1]
  if (option === undefined) return `${message.split('. ')[0]}.`
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.${meant(option, options)}`
  return message.includes('does not take')
    ? `The option ${option} takes no value.`
    : `The option ${option} needs a value.`
}

function meant(option: string, options: object): string {
  const near = suggest(option.replace(/^-+/, ''), Object.keys(options)).map((name) => `--${name}`)
  return near.length === 0 ? '' : ` Did you mean ${either(near)}?`
}

/** One of some words, which a {@link UsageError} names otherwise: `--format xml`. */
export function oneOf<T extends string>(what: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value)
  if (found !== undefined) return found
  const [near] = suggest(value, known)
  throw new UsageError(
    `There is no ${what} "${value}".${near === undefined ? '' : ` Did you mean ${near}?`} Use one of ${known.join(', ')}.`,
  )
}

/**
 * The options that npm took for itself, because no -- comes before them, and passes on here. It separates a value from its
 * option where no = is between them, so nobody knows which of the words it is.
 */
function keptByNpm(kinds: Record<string, Kind>, help: string): Record<string, string | boolean> {
  const kept: Record<string, string | boolean> = {}
  for (const [name, kind] of Object.entries(kinds)) {
    // It reads --no-pictures as: pictures, no.
    const isNo = name.startsWith('no-')
    const value = process.env[`npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`]
    if (kind === 'flag') {
      if (value === (isNo ? '' : 'true')) kept[name] = true
    } else if (value === 'true') {
      const start = /^npm (?:run )?[\w-]+/.exec(help)?.[0] ?? 'npm run NAME'
      throw misuse(`npm kept --${name} for itself, so write -- before the first option: ${start} -- --${name} …`, help)
    } else if (value) kept[name] = value
  }
  return kept
}

const lastPort = 65_535

function toPort(name: string, value: string): number {
  const port = /^\d+$/.test(value) ? Number(value) : 0
  if (port >= 1 && port <= lastPort) return port
  throw new UsageError(`--${name} needs a whole number from 1 to ${lastPort}, not "${value}".`)
}
