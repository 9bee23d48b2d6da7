import { codeFrame, type Finding } from '../../../src/content/finding/index.ts'
import { visible } from '../../../src/model/words.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import { guideLink } from './html.ts'

/** The name of a severity for people. */
export const severityNames = { error: 'Error', warning: 'Warning', advice: 'Advice' } as const

/** A finding as the commands and the development server show it, with its lines of the text. */
export function findingBox(finding: Finding, text: string): string {
  const { code, severity, file, line, column, where, message, hint, fix } = finding
  const frame = codeFrame(text, finding).map(({ kind, text: words }) =>
    kind === 'text' ? escapeMarkup(words) : `<mark>${escapeMarkup(words)}</mark>`,
  )
  const name = attribute(`${severityNames[severity]} in ${file}, line ${line}`)
  return `<div class="finding" data-severity="${severity}" role="group" aria-label="${name}">
<p class="head"><b>${severityNames[severity]}</b> <code>${escapeMarkup(visible(file))}:${line}:${column}</code> ${guideLink(`rules/${code}`, code)}</p>
<p class="message">${where === '' ? '' : `${escapeMarkup(where)}: `}${escapeMarkup(visible(message))}</p>
${hint === undefined ? '' : `<p class="hint">${escapeMarkup(visible(hint))}</p>`}
${fix ? `<p class="fix">To fix it: ${escapeMarkup(visible(fix.title))}</p>` : ''}
<pre tabindex="0" role="group" aria-label="The lines of the file">${frame.join('\n')}</pre>
</div>`
}
