import { resolve, sep } from 'node:path'
import type { Content } from '../../src/content/store/index.ts'
import type { Finding } from '../../src/content/finding/index.ts'
import type { Severity } from '../../src/content/rules/index.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { UsageError } from '../lib/options.ts'

/** The weights, the heaviest first. */
export const severities: readonly Severity[] = ['error', 'warning', 'advice']

/**
 * Which files are meant by the words after a command: paths of documents or folders, from the current directory. No words
 * mean all. A path without a document throws a {@link UsageError} with the nearest one.
 */
export function filesMeant(words: readonly string[], files: readonly string[]): (file: string) => boolean {
  if (words.length === 0) return () => true
  const known = files.map((file) => ({ file, path: resolve(file) }))
  const meant = new Set<string>()
  for (const word of words) {
    const path = resolve(word)
    const found = known.filter((one) => one.path === path || one.path.startsWith(path + sep))
    if (found.length === 0) {
      const [near] = suggest(word, files)
      throw new UsageError(`There is no document ${word}.${near === undefined ? '' : ` Did you mean ${near}?`}`)
    }
    for (const { file } of found) meant.add(file)
  }
  return (file) => meant.has(file)
}

/** The files of a store as findings name them: what was read, and what is missing. */
export function filesOf(content: Content, root: string, keys: readonly string[]): string[] {
  return [...new Set([...keys.map((key) => `${root}/${key}`), ...content.findings().map(({ file }) => file)])]
}

/** The findings of these files that weigh at least so much. */
export function select(
  findings: readonly Finding[],
  concerns: (file: string) => boolean,
  least: Severity,
): readonly Finding[] {
  const weights = new Set(severities.slice(0, severities.indexOf(least) + 1))
  return findings.filter(({ file, severity }) => {
    return weights.has(severity) && concerns(file)
  })
}
