import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** What Google's CSP Evaluator is sure of, or thinks likely, to be weak in a policy: all but its "maybe of medium weight". */
export function weaknesses(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ severity, directive, value = '', description }) => `${severity} ${directive} ${value}: ${description}`)
}
