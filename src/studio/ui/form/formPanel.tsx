import { type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
import { blockSchema } from '../../../content/schema/index.ts'
import { kindOf } from '../../../model/route.ts'
import { sayRemoved } from '../../core/blockActs.ts'
import { blocksOfValue } from '../../core/blocks.ts'
import { fix } from '../../core/fixes.ts'
import { blockAt, blockPointer } from '../../core/pointers.ts'
import type { Editing } from '../../core/state.ts'
import type { Studio } from '../../core/studio.ts'
import { begun, type Fresh, saidFindings, stillFresh } from '../../session/fresh.ts'
import { waysToBeFound, waysToClose, waysToEarlier, waysToGuess, waysToMake } from '../linkToPage.ts'
import { waysToSamples } from '../samples.ts'
import { isNarrow, usePhone } from '../usePhone.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'
import { BlockHead, PageHead } from './head.tsx'
import { Field } from './field.tsx'
import { type Form, FormContext } from './formContext.ts'
import type { Part } from './model/fields.ts'
import { documentSchema } from './model/schemas.ts'
import { Sections } from './sections.tsx'
import { ShareBlock } from './shareBlock.tsx'
import { SharedCard } from './sharedCard.tsx'
import { Sheet } from './sheet.tsx'
import { UnknownKind } from './unknownKind.tsx'
import { useSelection } from './useSelection.ts'
import { Waiting } from './waiting.tsx'

/** The form of what is selected: of a block, or of the page itself. */
export function FormPanel() {
  const studio = useStudio()
  const editing = useEditing('key', 'value', 'source', 'selected', 'findings', 'isReadable')
  const body = useRef<HTMLDivElement>(null)
  const { act: doIt, focusAfter, onFocus, samples } = useSelection(body)
  const { act, fresh, onBlur } = useFresh(doIt)
  const tokens = useTokens()
  const isSiteRead = useStudioState(({ overview }) => overview.isWhole)
  const help = useHelp(focusAfter)
  const part = partOf(editing)
  const at = blockAt(editing.selected)
  const value = part ?? { schema: {}, value: blockOf(editing), pointer: blockPointer(at?.index ?? 0) }
  const form: Form = {
    part: value,
    findings: saidFindings(editing.findings, { fresh }, editing.source),
    tokens,
    isSiteRead,
    act,
    ...help,
    Field,
  }
  const [whole, setWhole] = useWhole()
  const isPhone = usePhone()
  const isSheet = isPhone && at !== undefined && part !== undefined && at.inner !== '' && whole !== part.pointer
  const isShared = value.value.type === 'shared' && at !== undefined
  return (
    <FormContext value={form}>
      {!isSheet && (at ? <BlockHead index={at.index} /> : <PageHead />)}
      <div
        className="formBody"
        role="group"
        aria-label="Fields"
        ref={body}
        onFocus={(event) => {
          // Who goes on in the whole form stays in it: what was pressed would be gone.
          if (isPhone && !isSheet) setWhole(value.pointer)
          onFocus(event)
        }}
        onBlur={both(onBlur, samples.onBlur)}
        onKeyDown={(event) => leave(studio, event)}
        onMouseDown={both(holdFocus, samples.onMouseDown)}
        onClickCapture={takeFocus}
        onClick={both(focusChoice, samples.onClick)}
      >
        {!editing.isReadable && <Waiting />}
        {isSheet ? (
          <Sheet pointer={editing.selected} openAll={() => setWhole(part.pointer)} />
        ) : (
          <fieldset className="formFields" disabled={!editing.isReadable}>
            {isShared && <SharedCard index={at.index} />}
            {part ? <Sections key={`${editing.key}${part.pointer}${String(part.value.type)}`} /> : <UnknownKind />}
            {part && at && !isShared && kindOf(editing.key) === 'page' && (
              <ShareBlock key={`${editing.key}${part.pointer}`} index={at.index} />
            )}
          </fieldset>
        )}
      </div>
    </FormContext>
  )
}

const both =
  <E,>(first: (event: E) => void, second: (event: E) => void) =>
  (event: E) => {
    first(event)
    second(event)
  }

/** On a phone: the place of the block whose form is shown whole, until it is closed; null: of none. */
function useWhole() {
  const [whole, setWhole] = useState<string | null>(null)
  const isClosed = useStudioState(({ over }) => over !== 'form')
  if (isClosed && whole !== null) setWhole(null)
  return [whole, setWhole] as const
}

/** What fields have done for them by the studio: the same functions for as long as the form is there. */
function useHelp(focusAfter: (pointer: string) => void): Pick<Form, 'fix' | 'ways' | 'say' | 'sayRemoved'> {
  const studio = useStudio()
  return useMemo(
    () => ({
      fix: (finding, focus) => fix(studio, finding, () => focusAfter(focus)),
      ways: (finding) => [
        ...waysToGuess(studio, finding).map(({ title, run }) => ({
          title,
          run: () => {
            // Its button is gone then, with its focus.
            focusAfter(finding.pointer)
            run()
          },
        })),
        ...[waysToBeFound, waysToClose, waysToMake, waysToEarlier, waysToSamples].flatMap((waysOf) =>
          waysOf(studio, finding),
        ),
      ],
      say: (text) => studio.say(text),
      sayRemoved: (name) => sayRemoved(studio, name),
    }),
    [studio, focusAfter],
  )
}

/** Follows what was just added until the focus leaves it; a window that is only behind another one keeps it. */
function useFresh(act: Form['act']) {
  const studio = useStudio()
  const fresh = useStudioState((state) => state.fresh)
  const become = useCallback(
    (next: Fresh | null) => {
      if (next !== studio.state.fresh) studio.setFresh(next)
    },
    [studio],
  )
  const onBlur = useCallback(
    ({ target, relatedTarget }: FocusEvent) => {
      const pointerOf = (at: Element | null) => at?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer
      if (document.hasFocus()) become(stillFresh(studio.state.fresh, pointerOf(target) ?? '', pointerOf(relatedTarget)))
    },
    [studio, become],
  )
  const watched: Form['act'] = useCallback(
    (make, focus) =>
      act((source) => {
        const made = make(source)
        become(begun(studio.state.fresh, source, made.select))
        return made
      }, focus),
    [act, studio, become],
  )
  return { act: watched, fresh, onBlur }
}

/** What is pressed, and not typed into. */
const choice = 'input[type="radio"], input[type="checkbox"]'
const pressable = `button, summary, label, .grip, ${choice}`

/**
 * A field shows its message once it is left, and all below it moves. So the focus stays until the press has ended: else the
 * pointer would no longer be over what it pressed, and nothing would happen.
 */
const holdFocus = (event: MouseEvent<HTMLElement>) => {
  const isTypedInto =
    event.target instanceof HTMLElement && event.target.matches(`textarea, select, input:not(${choice})`)
  if (!isTypedInto && event.target instanceof Element && event.target.closest(pressable)) event.preventDefault()
}

/** A button takes the focus before it does something: what it does may bring the focus elsewhere, or draw it anew. */
const takeFocus = ({ target }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element) target.closest<HTMLElement>('button, summary')?.focus()
}

/** A choice takes it once React has seen that it was made: what the focus draws anew would take the choice back. */
const focusChoice = ({ target }: MouseEvent<HTMLElement>) => {
  if (target instanceof HTMLElement && target.matches(choice)) target.focus()
}

/** Back from a field to the block in the outline; where the form lies over the page, to the page. */
function leave(studio: Studio, event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== 'Escape' || (target as Element).closest('dialog')) return
  if (studio.state.over === 'form' && isNarrow()) {
    event.preventDefault()
    studio.setOver(null)
    document.querySelector<HTMLElement>('.canvas')?.focus()
    return
  }
  const places = ['.outline [aria-current]', '.outline header button', '.pageRow[aria-current]']
  const [place] = places.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  place?.focus()
}

type Seen = Pick<Editing, 'key' | 'value' | 'selected'>

const blockOf = ({ value, selected }: Seen) => blocksOfValue(value)[blockAt(selected)?.index ?? -1] ?? {}

/** What the form edits; undefined: a block of a kind that does not exist. */
function partOf(editing: Seen): Part | undefined {
  const at = blockAt(editing.selected)
  if (!at) return { schema: documentSchema(editing.key), value: editing.value, pointer: '' }
  const block = blockOf(editing)
  const schema = typeof block.type === 'string' ? blockSchema(block.type) : undefined
  return schema && { schema, value: block, pointer: blockPointer(at.index) }
}

/** The words that are written once, by their names with braces. */
function useTokens(): ReadonlyMap<string, string> {
  const tokens = useStudioState(({ overview }) => overview.tokens)
  return useMemo(() => new Map(tokens.map(([name, value]) => [`{${name}}`, value])), [tokens])
}
