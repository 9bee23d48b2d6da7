import type { BlockProps } from '../../content/schema.gen.ts'

/** The fields of the form, in the order in which they stand and are posted. */
export const fieldNames = ['name', 'email', 'reason', 'description'] as const

type FieldName = (typeof fieldNames)[number]

/** What stands in the fields. */
export type Values = Record<FieldName, string>

/** What is wrong, by field. */
export type Faults = Partial<Record<FieldName, string>>

/** The shortest description, in characters. */
export const leastDescription = 10

/** text@text.text, as the browser checks it while there is no script. */
export const emailPattern = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'

const email = new RegExp(`^${emailPattern}$`)

/** What stands in the fields of a form. */
export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const values = fieldNames.map((name) => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(values) as Values
}

/** Whether somebody has written or chosen something. */
export const hasWords = (values: Values) => fieldNames.some((name) => values[name] !== '')

/** Writes values into the fields. */
export function writeValues(form: HTMLFormElement, values: Values): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = values[name]
  }
}

/** The control of the first field that has a fault. */
export function firstFaulty(form: HTMLFormElement, faults: Faults): HTMLElement | null {
  const name = fieldNames.find((one) => faults[one])
  return name ? form.querySelector<HTMLElement>(`[name="${name}"]`) : null
}

type Messages = Pick<BlockProps['form'], 'nameError' | 'emailError' | 'reasonError' | 'descriptionError'>

/** What is wrong with these values (FORM-2). Spaces at the ends count as nothing. */
export function findFaults(values: Values, messages: Messages): Faults {
  const faults: Faults = {}
  if (values.name.trim() === '') faults.name = messages.nameError
  if (!email.test(values.email.trim())) faults.email = messages.emailError
  if (values.reason === '') faults.reason = messages.reasonError
  if (values.description.trim().length < leastDescription) faults.description = messages.descriptionError
  return faults
}
