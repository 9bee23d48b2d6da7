import type { Finding, Fix } from '../../src/content/findings.ts'
import { type Code, rules, type Severity } from '../../src/content/rules.ts'

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', advice: 'note' }

/** The findings in SARIF 2.1.0, which code hosts and editors read. */
export function sarifReport(findings: readonly Finding[]): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'brightrail check', rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, codes)),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

const ruleOf = (code: Code) => ({
  id: code,
  shortDescription: { text: rules[code].title },
  defaultConfiguration: { level: levels[rules[code].severity] },
})

function resultOf(finding: Finding, codes: readonly Code[]) {
  const { code, severity, file, line, column, endLine, endColumn, where, message, hint, pointer } = finding
  const text = `${where === '' ? '' : `${where}: `}${message}${hint === undefined ? '' : ` ${hint}`}`
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(file) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        logicalLocations: [{ fullyQualifiedName: `${file}#${pointer}` }],
      },
    ],
    ...(finding.fix === undefined ? {} : { fixes: [fixOf(file, finding.fix)] }),
  }
}

const uri = (file: string) => file.split('/').map(encodeURIComponent).join('/')

const fixOf = (file: string, { title, edits }: Fix) => ({
  description: { text: title },
  artifactChanges: [
    {
      artifactLocation: { uri: uri(file) },
      replacements: edits.map(({ offset, length, text }) => ({
        deletedRegion: { charOffset: offset, charLength: length },
        insertedContent: { text },
      })),
    },
  ],
})
