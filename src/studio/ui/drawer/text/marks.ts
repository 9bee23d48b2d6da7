import { type EditorState, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass, WidgetType } from '@codemirror/view'
import type { Finding } from '../../../../content/finding/index.ts'
import { fix, isSameFinding } from '../../../core/fixes.ts'
import type { Studio } from '../../../core/studio.ts'
import { rangeIn } from './places.ts'

/** The findings of the text as it is. */
export const showFindings = StateEffect.define<readonly Finding[]>()
/** Those of them that say below their line what can be done: once nobody has typed for a while. */
export const showLenses = StateEffect.define<readonly Finding[]>()

interface Marks {
  squiggles: DecorationSet
  gutter: RangeSet<GutterMarker>
}

class BrokenLine extends GutterMarker {
  override elementClass = 'brokenLine'
}
const brokenLine = new BrokenLine()

const none: Marks = { squiggles: Decoration.none, gutter: RangeSet.empty }

/** What is wrong, under the words. It moves with them until the next findings are there. */
const marks = StateField.define<Marks>({
  create: () => none,
  update({ squiggles, gutter }, { changes, effects, state }) {
    const shown = effects.find((effect) => effect.is(showFindings))
    if (shown) return marksOf(state.doc, shown.value)
    return { squiggles: squiggles.map(changes), gutter: gutter.map(changes) }
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ squiggles }) => squiggles),
    gutterLineClass.from(field, ({ gutter }) => gutter),
  ],
})

function marksOf(text: Text, findings: readonly Finding[]): Marks {
  const lines = new Set<number>()
  const squiggles = findings.flatMap((finding) => {
    const { start, end } = rangeIn(text, finding)
    const line = text.lineAt(start)
    const isError = finding.severity === 'error'
    // An empty place is shown as the character before it.
    const from = start === end ? Math.max(line.from, start - 1) : start
    const to = start === end ? Math.min(line.to, from + 1) : end
    const mark = from < to ? [squiggleOf(finding).range(from, to)] : []
    if (!isError || lines.has(line.from)) return mark
    lines.add(line.from)
    return [Decoration.line({ class: 'brokenLine' }).range(line.from), ...mark]
  })
  const gutter = RangeSet.of(
    [...lines].map((from) => brokenLine.range(from)),
    true,
  )
  return { squiggles: Decoration.set(squiggles, true), gutter }
}

const squiggleOf = (finding: Finding) =>
  Decoration.mark({ class: `squiggle ${finding.severity === 'error' ? '' : 'isMild'}`, finding })

/** The findings that are marked at an offset. */
export function findingsAt(state: EditorState, offset: number): Finding[] {
  const found: Finding[] = []
  state.field(marks, false)?.squiggles.between(offset, offset, (_from, _to, { spec }) => {
    const { finding } = spec as { finding?: Finding }
    if (finding) found.push(finding)
  })
  return found
}

/** The findings that are marked on a line, those with a fix first. */
export function findingsOnLine(state: EditorState, offset: number): Finding[] {
  const { from, to } = state.doc.lineAt(offset)
  const found = new Set<Finding>()
  state.field(marks, false)?.squiggles.between(from, to, (_from, _to, { spec }) => {
    const { finding } = spec as { finding?: Finding }
    if (finding) found.add(finding)
  })
  return [...found].sort((a, b) => Number(!a.fix) - Number(!b.fix))
}

/** Below a line what is wrong in it, and the fix as a button. */
class Lens extends WidgetType {
  readonly finding: Finding
  readonly #studio: Studio

  constructor(studio: Studio, finding: Finding) {
    super()
    this.#studio = studio
    this.finding = finding
  }

  override eq = (other: Lens) => isSameFinding(other.finding, this.finding)
  override get estimatedHeight() {
    return 42
  }

  override toDOM(): HTMLElement {
    const lens = element('div', 'lens')
    lens.append(element('span', 'lensIcon', '!'), element('span', 'lensWords', this.finding.message), ...this.#button())
    const row = element('div', 'lensRow')
    row.append(lens)
    return row
  }

  #button(): HTMLElement[] {
    const { fix: way } = this.finding
    if (!way) return []
    const button = element('button', 'button', way.title)
    button.dataset.size = 'small'
    // The text is one stop of the Tab key: Ctrl+. is the button's key.
    button.tabIndex = -1
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => fix(this.#studio, this.finding))
    const keys = element('span', 'lensKeys')
    keys.append(element('kbd', '', 'Ctrl'), element('kbd', '', '.'))
    return [button, keys]
  }
}

/** An element with a class and a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}

/** Of each line the first error that can be fixed. */
function lensesOf(studio: Studio, text: Text, findings: readonly Finding[]): DecorationSet {
  const lines = new Map<number, Finding>()
  for (const finding of findings) {
    const { to } = text.lineAt(rangeIn(text, finding).start)
    if (finding.severity === 'error' && finding.fix && !lines.has(to)) lines.set(to, finding)
  }
  const all = [...lines].map(([to, finding]) =>
    Decoration.widget({ widget: new Lens(studio, finding), block: true, side: 1 }).range(to),
  )
  return Decoration.set(all, true)
}

/** Everything that shows findings in the text. */
export function findingMarks(studio: Studio) {
  const lenses = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(value, { changes, effects, state }) {
      let next = value.map(changes)
      for (const effect of effects) {
        if (effect.is(showLenses)) next = lensesOf(studio, state.doc, effect.value)
        else if (effect.is(showFindings)) next = next.update({ filter: isStillThere(effect.value) })
      }
      return next
    },
    provide: (field) => EditorView.decorations.from(field),
  })
  return [marks, lenses]
}

const isStillThere =
  (findings: readonly Finding[]) =>
  (_from: number, _to: number, { spec }: Decoration) =>
    findings.some((one) => isSameFinding(one, (spec as { widget: Lens }).widget.finding))
