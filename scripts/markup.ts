/** Words as they may stand between the tags of HTML, SVG and XML. */
export const escapeMarkup = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
