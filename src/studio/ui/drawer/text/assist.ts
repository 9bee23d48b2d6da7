import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  snippet,
} from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view'
import type { Offer } from '../../../../content/assist/index.ts'
import type { Studio } from '../../../core/studio.ts'
import { element, findingsAt } from './marks.ts'

/** What can be written at the cursor, and what the word under the pointer means, in the sentences of the form. */
export const assist = (studio: Studio, key: string) => [
  autocompletion({
    override: [(context) => offersAt(studio, key, context)],
    icons: false,
    maxRenderedOptions: 60,
    tooltipClass: () => 'offers',
  }),
  hoverTooltip((view, offset) => hintAt(studio, key, view, offset)),
]

async function offersAt(studio: Studio, key: string, context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context
  const text = state.sliceDoc()
  const offers = await studio.store.ask('complete', key, text, pos).catch(() => [])
  const [first] = offers
  if (!first || context.aborted) return null
  const written = text.slice(first.start, pos)
  // Nothing is begun: the list would come up at every line break, and take its Enter.
  if (written === '' && !explicit) return null
  const options = fitting(offers, written.replace(/^"/, '')).map((offer) => optionOf(offer))
  return { from: first.start, to: first.end, options, filter: false }
}

/** The offers that have what is written in them, those first that begin with it. */
export function fitting(offers: readonly Offer[], written: string): Offer[] {
  const wanted = written.toLowerCase()
  const place = ({ label, detail = '' }: Offer) => {
    if (label.toLowerCase().startsWith(wanted)) return 0
    return label.toLowerCase().includes(wanted) ? 1 : detail.toLowerCase().includes(wanted) ? 2 : 3
  }
  return [0, 1, 2].flatMap((turn) => offers.filter((offer) => place(offer) === turn))
}

const optionOf = (offer: Offer): Completion => ({
  label: offer.label,
  ...(offer.detail !== undefined && { detail: offer.detail }),
  ...(offer.about !== undefined && { info: offer.about }),
  apply(view, option, from, to) {
    if (offer.snippet === undefined) view.dispatch(insertCompletionText(view.state, offer.text, from, to))
    else snippet(templateOf(offer.snippet, marginAt(view.state, from)))(view, option, from, to)
  },
})

const marginAt = (state: EditorState, offset: number) => /^\s*/.exec(state.doc.lineAt(offset).text)?.[0] ?? ''

/** A snippet as editors of code share them, in the form of CodeMirror: which puts the margin of its line before each further one. */
export const templateOf = (shared: string, margin: string): string =>
  shared
    .replaceAll(`\n${margin}`, '\n')
    .replace(/(\\[$}\\])|\$(\d+)/g, (all, escaped?: string, stop?: string) =>
      stop === undefined ? (escaped ?? all).slice(1) : `\${${stop}}`,
    )

async function hintAt(studio: Studio, key: string, { state }: EditorView, offset: number): Promise<Tooltip | null> {
  const explanation = await studio.store.ask('explain', key, state.sliceDoc(), offset).catch(() => null)
  const findings = findingsAt(state, offset)
  if (!explanation && findings.length === 0) return null
  const hint = element('div', 'hint')
  for (const { message, severity } of findings) {
    const line = element('p', 'hintFinding', message)
    if (severity !== 'error') line.dataset.kind = 'mild'
    hint.append(line)
  }
  if (explanation) hint.append(element('b', '', explanation.title))
  hint.append(...(explanation?.paragraphs ?? []).map((paragraph) => element('p', '', paragraph)))
  return {
    pos: explanation?.start ?? offset,
    end: explanation?.end ?? offset,
    above: true,
    create: () => ({ dom: hint }),
  }
}
