import { parseArgs } from 'node:util'

/** A command was called in a way that it does not know: exit code 2, one sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Kind = 'flag' | 'text' | 'number'
type Value<K extends Kind> = K extends 'flag' ? boolean : K extends 'number' ? number : string

type Options<K extends Record<string, Kind>> = { [Name in keyof K]?: Value<K[Name]> }

/**
 * The options of a command as an object; `null` after `--help`, whose text has been printed. An option that the command
 * does not know, or a number that is none, throws a {@link UsageError} with the way out.
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
  const known = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  )
  const { values, positionals: words } = parse(args, known, help, most > 0)
  if (values.help) {
    console.log(help)
    return null
  }
  if (words.length < least || words.length > most) {
    const what = words.length < least ? 'Something is missing' : `${JSON.stringify(words[most])} is too much`
    throw misuse(what, help)
  }
  const options: Record<string, string | boolean | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    options[name] = kinds[name] === 'number' ? toNumber(name, String(value)) : (value as string | boolean)
  }
  return { options: options as Options<K>, words }
}

function parse(args: string[], options: Record<string, { type: 'boolean' | 'string' }>, help: string, words: boolean) {
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean' } }, allowPositionals: words })
  } catch (error) {
    throw misuse((error as Error).message.split('. ')[0] ?? '', help)
  }
}

const misuse = (what: string, help: string) => new UsageError(`${what}. This is how the command is called:\n${help}`)

function toNumber(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0) throw new UsageError(`--${name} needs a whole number, not "${value}".`)
  return number
}
