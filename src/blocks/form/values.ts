/** The fields of the form, in the order in which they are shown and posted. */
export const fieldNames = ['name', 'email', 'reason', 'description'] as const

/** The name of a field. */
export type FieldName = (typeof fieldNames)[number]

/** What is in the fields. */
export type Values = Record<FieldName, string>

/** The fields that have an error. */
export type FieldErrors = ReadonlySet<FieldName>

/** The shortest description, in characters. */
export const leastDescription = 10

/** text@text.text, as the browser checks it while there is no script. */
export const emailPattern = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'

const email = new RegExp(`^${emailPattern}$`)

/** What is in the fields of a form. */
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

/** Whether two messages say the same. */
export const isSame = (one: Values, other: Values) => fieldNames.every((name) => one[name] === other[name])

/** Writes values into the fields. */
export function writeValues(form: HTMLFormElement, values: Values): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = values[name]
  }
}

/** Which fields have an error (FORM-2). Spaces at the ends count as nothing. */
export function findErrors(values: Values): FieldErrors {
  const errors = new Set<FieldName>()
  if (values.name.trim() === '') errors.add('name')
  if (!email.test(values.email.trim())) errors.add('email')
  if (values.reason === '') errors.add('reason')
  if (values.description.trim().length < leastDescription) errors.add('description')
  return errors
}
