import { countBySeverity, type Finding } from '../src/content/findings.ts'
import { kindOf } from '../src/content/route.ts'
import { parseOptions, UsageError } from './options.ts'
import { githubReport } from './output/github.ts'
import { jsonReport } from './output/json.ts'
import { sarifReport } from './output/sarif.ts'
import { textReport } from './output/text.ts'
import { loadContent } from './readContent.ts'

const help = `npm run check -- [options]    checks all documents and lists every fault
  --pages DIR      the folder of the documents (pages)
  --format NAME    text for people (default), json, github (annotations) or sarif`

/** What was checked. */
export interface Checked {
  pages: number
  documents: number
}

const formats: Record<string, (findings: readonly Finding[], checked: Checked) => string> = {
  text: textReport,
  json: jsonReport,
  github: githubReport,
  sarif: sarifReport,
}

/** Checks the content. Exit code 0: no error, 1: errors, 2: called in a way that it does not know. */
export async function main(args: string[]): Promise<number> {
  try {
    const options = parseOptions(args, { pages: 'text', format: 'text' }, help)
    if (!options) return 0
    const name = options.format ?? 'text'
    const report = Object.hasOwn(formats, name) ? formats[name] : undefined
    if (!report)
      throw new UsageError(`There is no format "${name}". The formats are ${Object.keys(formats).join(', ')}.`)
    const { content, keys } = loadContent(options.pages ?? 'pages')
    const findings = content.findings()
    const documents = keys.filter((key) => kindOf(key) !== 'other').length
    const text = report(findings, { pages: content.routes().length, documents })
    // No annotations: no line either.
    if (text !== '') process.stdout.write(`${text}\n`)
    return countBySeverity(findings).error > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 2
  }
}
