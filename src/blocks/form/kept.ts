import { isSent, keepForm, readForm, type Sent } from '../../ui/forms/keptForms.ts'
import { fieldNames, isSame, type Values } from './values.ts'

/** What a tab remembers of a form: what is being written, and what has been sent from here. */
export interface Kept {
  draft?: Values
  sent?: Sent<Values>
}

/** What has been stored. Nothing, when somebody else has written it. */
export function parseKept(stored: string): Kept {
  try {
    const { draft, sent } = JSON.parse(stored) as Record<string, unknown>
    return { ...(isValues(draft) && { draft }), ...(isOurs(sent) && { sent }) }
  } catch {
    return {}
  }
}

/** Changes what this tab remembers; `undefined` forgets. */
export function keep(variant: string, change: { [K in keyof Kept]: Kept[K] | undefined }): void {
  keepForm(variant, { ...parseKept(readForm(variant)), ...change } as Kept)
}

/** The message that is sent now. With the same words as before it is another try of the same message. */
export function messageOf(variant: string, values: Values): Sent<Values> {
  const { sent } = parseKept(readForm(variant))
  const key = sent && isSame(sent.values, values) ? sent.key : crypto.randomUUID()
  return { values, key, at: Date.now(), isBack: false }
}

function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    fieldNames.every((name) => typeof (value as Values)[name] === 'string')
  )
}

const isOurs = (sent: unknown): sent is Sent<Values> => isSent(sent) && isValues(sent.values)
