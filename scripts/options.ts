import { parseArgs } from 'node:util'

/** A command was called in a way that it does not know: exit code 2, one sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Kind = 'flag' | 'text' | 'number'
type Value<K extends Kind> = K extends 'flag' ? boolean : K extends 'number' ? number : string

/**
 * The options of a command as an object; `null` after `--help`, whose text has been printed. An option that the command
 * does not know, or a number that is none, throws a {@link UsageError} with the way out.
 */
export function parseOptions<K extends Record<string, Kind>>(
  args: string[],
  kinds: K,
  help: string,
): { [Name in keyof K]?: Value<K[Name]> } | null {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  )
  const { values } = parse(args, options, help)
  if (values.help) {
    console.log(help)
    return null
  }
  const out: Record<string, string | boolean | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    out[name] = kinds[name] === 'number' ? toNumber(name, String(value)) : (value as string | boolean)
  }
  return out as { [Name in keyof K]?: Value<K[Name]> }
}

function parse(args: string[], options: Record<string, { type: 'boolean' | 'string' }>, help: string) {
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean' } }, allowPositionals: false })
  } catch (error) {
    const what = (error as Error).message.split('. ')[0]
    throw new UsageError(`${what}. This is how the command is called:\n${help}`)
  }
}

function toNumber(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0) throw new UsageError(`--${name} needs a whole number, not "${value}".`)
  return number
}
