import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Finding } from '../../../content/finding/index.ts'
import { type Schema, blockSchema, documentSchemas } from '../../../content/schema/index.ts'
import { kindOf } from '../../../model/route.ts'
import { blocksOfValue } from '../../core/blocks.ts'
import { blockAt, blockPointer } from '../../core/pointers.ts'
import type { Editing } from '../../core/state.ts'
import { applyFix } from '../../session/acts.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'
import { BlockHead, PageHead } from './head.tsx'
import { Field } from './field.tsx'
import { type Form, FormContext } from './formContext.ts'
import type { Part } from './model/fields.ts'
import { Sections } from './sections.tsx'
import { SharedCard } from './sharedCard.tsx'
import { UnknownKind } from './unknownKind.tsx'
import { useSelection } from './useSelection.ts'
import { Waiting } from './waiting.tsx'

/** The form of what is selected: of a block, or of the page itself. */
export function FormPanel() {
  const editing = useEditing()
  const body = useRef<HTMLDivElement>(null)
  const { act, onFocus } = useSelection(body)
  const studio = useStudio()
  const tokens = useTokens()
  const fix = useFix(act, editing)
  const part = partOf(editing)
  const at = blockAt(editing.selected)
  const value = part ?? { schema: {}, value: blockOf(editing), pointer: blockPointer(at?.index ?? 0) }
  const form: Form = {
    part: value,
    findings: editing.findings,
    tokens,
    act,
    fix,
    say: (text) => studio.say(text),
    Field,
  }
  const isShared = value.value.type === 'shared' && at !== undefined
  return (
    <FormContext value={form}>
      {at ? <BlockHead index={at.index} /> : <PageHead />}
      <div className="formBody" role="group" aria-label="Fields" ref={body} onFocus={onFocus} onKeyDown={leave}>
        {!editing.isReadable && <Waiting />}
        <fieldset className="formFields" disabled={!editing.isReadable}>
          {isShared && <SharedCard index={at.index} />}
          {part ? <Sections key={`${editing.key}${part.pointer}${String(part.value.type)}`} /> : <UnknownKind />}
        </fieldset>
      </div>
    </FormContext>
  )
}

/** Back from a field to the block in the outline. */
const leave = ({ key }: KeyboardEvent) => {
  const places = ['.outline [aria-current]', '.outline header button']
  const [place] = places.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  if (key === 'Escape') place?.focus()
}

const blockOf = ({ value, selected }: Editing) => blocksOfValue(value)[blockAt(selected)?.index ?? -1] ?? {}

/** What the form edits; undefined: a block of a kind that does not exist. */
function partOf(editing: Editing): Part | undefined {
  const at = blockAt(editing.selected)
  if (!at) return { schema: documentSchema(editing.key), value: editing.value, pointer: '' }
  const block = blockOf(editing)
  const schema = typeof block.type === 'string' ? blockSchema(block.type) : undefined
  return schema && { schema, value: block, pointer: blockPointer(at.index) }
}

function documentSchema(key: string): Schema {
  const kind = kindOf(key)
  return documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page']
}

/** The words that are written once, by their names with braces. */
function useTokens(): ReadonlyMap<string, string> {
  const tokens = useStudioState(({ overview }) => overview.tokens)
  return useMemo(() => new Map(tokens.map(([name, value]) => [`{${name}}`, value])), [tokens])
}

/** A fix belongs to the text in which its finding was: of another one it would change the wrong place. */
function useFix(act: Form['act'], { findings, source }: Editing): Form['fix'] {
  const [checked, setChecked] = useState({ findings, source })
  if (checked.findings !== findings) setChecked({ findings, source })
  return ({ fix, pointer }: Finding, focus: string) =>
    fix &&
    act((now) => {
      const all = now.text === checked.source.text ? fix.edits : []
      return applyFix({ ...fix, edits: all }, pointer)
    }, focus)
}
