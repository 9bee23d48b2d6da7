import type { Finding } from '../../content/finding/index.ts'

/** How many findings a document has, in a few words, and what the worst of them is. */
export function checkWords(findings: readonly Finding[]): { words: string; kind: 'error' | 'warning' | 'good' } {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return { words: `${errors} to fix`, kind: 'error' }
  return findings.length > 0
    ? { words: `${findings.length} worth a look`, kind: 'warning' }
    : { words: 'All good', kind: 'good' }
}
