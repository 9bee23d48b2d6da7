/** Words as they may be written between the tags of HTML, SVG and XML. */
export const escapeMarkup = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Words as they may be written in an attribute between double quotes. */
export const attribute = (words: string) => escapeMarkup(words).replaceAll('"', '&quot;')

/** Attributes with a space before each. One without a value is left out. */
export const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${attribute(value)}"`))
    .join('')
