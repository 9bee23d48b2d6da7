import { runnerImport, type Plugin } from 'vite'

/** A file of styles that no element has beside others. */
export const aloneFile = /\/src\/.+Alone\.ts$/

/**
 * Leaves of a file `…Alone.ts` only the names of its styles in the browser's code. A built page draws classes and inserts
 * no rules: those come with stylesheets. The text of styles is needed there only where several make one class.
 */
export const aloneStyles: Plugin = {
  name: 'alone-styles',
  enforce: 'pre',
  async load(id) {
    if (!aloneFile.test(id)) return null
    const { module } = await runnerImport<Record<string, { name: string }>>(id, { logLevel: 'error' })
    const lines = Object.entries(module).map(
      ([key, { name }]) => `export const ${key} = { name: ${JSON.stringify(name)}, styles: '' }`,
    )
    return { code: lines.join('\n'), map: null }
  },
}
