import type { ApiService } from '../../model/schema.gen.ts'
import { inThousands } from '../../model/words.ts'

type Call = Pick<ApiService, 'name' | 'amount' | 'currency' | 'states'>

const codeOf = (value: object): string => JSON.stringify(value, null, 2)

/** A word as a value in code: in small letters and in quotes. */
export const valueOf = (word: string | undefined): string => JSON.stringify(word?.toLowerCase() ?? '')

/** The request: JSON with one value in a line. */
export const requestOf = ({ name, amount, currency }: Call): string => codeOf({ service: name, amount, currency })

/**
 * What comes back: all that was sent, and the status, which is the last state. In three parts, as the status changes:
 * what is before its value, the value in the end, and what is behind it.
 */
export function answerOf({ name, amount, currency, states }: Call): [before: string, value: string, after: string] {
  const code = codeOf({ service: name, amount, currency, status: '' })
  const end = '""\n}'
  return [code.slice(0, -end.length), valueOf(states.at(-1)), end.slice(2)]
}

/**
 * The amount as a receipt shows it: `XAF 845,000`. Not by toLocaleString, whose first call in a browser costs as much as
 * drawing a page: 30 ms, and four times that on a cheap phone.
 */
export const sumOf = ({ amount, currency }: Pick<Call, 'amount' | 'currency'>): string =>
  `${currency} ${inThousands(String(amount))}`

/** The place of the service that is open when the page comes: the first one that says so, otherwise the first of all. */
export function openAt(services: readonly Pick<ApiService, 'shownFirst'>[]): number {
  const at = services.findIndex(({ shownFirst }) => shownFirst)
  return at < 0 ? 0 : at
}
