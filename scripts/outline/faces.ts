export const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'
export const mono = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'

/**
 * The faces of drawings, by the class of a `<text>` and its weight: one weight and width each of a font of the site,
 * because what turns words into outlines cannot vary the compressed fonts. `npm run generate` makes their files.
 */
export const faces: Readonly<Record<string, { from: string; axes: Readonly<Record<string, number>> }>> = {
  500: { from: sans, axes: { wght: 500, wdth: 100 } },
  600: { from: sans, axes: { wght: 600, wdth: 100 } },
  c500: { from: sans, axes: { wght: 500, wdth: 84 } },
  c600: { from: sans, axes: { wght: 600, wdth: 84 } },
  m500: { from: mono, axes: { wght: 500 } },
  m600: { from: mono, axes: { wght: 600 } },
}

/** Where the file of a face lies in the project. */
export const faceFile = (name: string): string => `scripts/outline/faces/${name}.woff2`

/**
 * What running text is made of, with the dot of lists: the characters of the first file of the font for texts, which every page loads. The marks of code and Markdown are not among
 * them: each would cost every visitor 0.3 kB, most of it for the distances to all other characters.
 */
export const firstCharacters = /[A-Za-z\d \u00a0!"$%&'()+,\-./:;?@©•]/
