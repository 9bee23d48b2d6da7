import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a schema offers these addresses to pages that name none: no document, so that no link of it can follow. */
export function defaultsNaming(routes: readonly string[]): string[] {
  return readdirSync('schemas', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.gen)\.json$/.test(entry.name))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, index) => {
        const path = /"default": "(\/[^"?#]*)/.exec(line)?.[1]
        return path !== undefined && routes.includes(path) ? [`${file}:${index + 1}`] : []
      })
    })
}
