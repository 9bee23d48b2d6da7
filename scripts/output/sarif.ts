import { createHash } from 'node:crypto'
import { type Finding, type Fix, sentencesOf } from '../../src/content/finding/index.ts'
import { type Code, rules, type Severity } from '../../src/content/rules/index.ts'
import { createTexts, type Report } from './report.ts'

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', advice: 'note' }

/** The findings in SARIF 2.1.0, which code hosts and editors read. */
export function sarifReport({ findings, since, isLine }: Report): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort()
  const fingerprintOf = createFingerprints()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'brightrail check', rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: {
          SRCROOT: { description: { text: 'The folder of the project, which holds package.json.' } },
        },
        results: findings.map((finding) => resultOf(finding, codes, fingerprintOf(finding))),
        ...(since && { properties: { since } }),
      },
    ],
  }
  return JSON.stringify(log, null, isLine ? 0 : 2)
}

function ruleOf(code: Code) {
  const { title, severity, why, howToFix } = rules[code]
  const help = `${why}\n\n${howToFix}`
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: levels[severity] },
  }
}

function resultOf(finding: Finding, codes: readonly Code[], fingerprint: string) {
  const { code, severity, file, line, column, endLine, endColumn, where, pointer } = finding
  const text = `${where === '' ? '' : `${where}: `}${sentencesOf(finding)}`
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifact(file),
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        logicalLocations: [{ fullyQualifiedName: `${file}#${pointer}` }],
      },
    ],
    partialFingerprints: { 'place/v1': fingerprint },
    ...(finding.fix === undefined ? {} : { fixes: [fixOf(file, finding.fix)] }),
  }
}

/** Each part of the path on its own: a `:` in a name would otherwise begin a scheme, a `#` a fragment. */
const artifact = (file: string) => ({
  uri: file.split('/').map(encodeURIComponent).join('/'),
  uriBaseId: 'SRCROOT',
})

const fixOf = (file: string, { title, edits }: Fix) => ({
  description: { text: title },
  artifactChanges: [
    {
      artifactLocation: artifact(file),
      replacements: edits.map(({ offset, length, text }) => ({
        deletedRegion: { charOffset: offset, charLength: length },
        insertedContent: { text },
      })),
    },
  ],
})

/**
 * By a fingerprint a finding is known again after lines above it have come or gone: it is made of the rule, the file and
 * the words of the line. The same again in one file is counted.
 */
function createFingerprints(): (finding: Finding) => string {
  const textOf = createTexts()
  const lines = new Map<string, string[]>()
  const seen = new Map<string, number>()
  return ({ code, file, line, column, endLine, endColumn }) => {
    const known = lines.get(file) ?? textOf(file).split('\n')
    lines.set(file, known)
    const row = known[line - 1] ?? ''
    const token = row.slice(column - 1, endLine === line ? endColumn - 1 : undefined)
    const text = [code, file, row.trim(), token].join('\n')
    const number = (seen.get(text) ?? 0) + 1
    seen.set(text, number)
    return `${createHash('sha256').update(text).digest('hex').slice(0, 32)}:${number}`
  }
}
