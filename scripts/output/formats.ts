import { oneOf } from '../lib/options.ts'
import { githubReport } from './github.ts'
import { jsonReport } from './json.ts'
import type { Report } from './report.ts'
import { sarifReport } from './sarif.ts'
import { textReport } from './text.ts'

const formats = { text: textReport, json: jsonReport, github: githubReport, sarif: sarifReport }

/** The name of a format. */
export type Format = keyof typeof formats

/** The names of the formats, the default first. */
export const formatNames = Object.keys(formats) as Format[]

/** The format with this name; a {@link UsageError} when there is none. */
export const formatOf = (name: string): Format => oneOf('format', name, formatNames)

/** A report in a format, without a line break at the end. Empty: there is nothing to print. */
export const render = (format: Format, report: Report): string => formats[format](report)
