import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { parentOf, partsOf } from '../../../content/json/index.ts'
import { schemaAt } from '../../../content/schema/index.ts'
import { titleOfBlock } from '../../core/blocks.ts'
import { wordsOfBlock } from '../../core/drawnWords.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'
import { useForm } from './formContext.ts'
import type { Part } from './model/fields.ts'
import { type Kind, kindOf } from './model/kinds.ts'

interface Props {
  /** The place that is selected, inside of the part that the form edits. */
  pointer: string
  openAll: () => void
}

/** On a phone: the one field that is selected, with the ways to its neighbours and to the whole form. */
export function Sheet({ pointer, openAll }: Props) {
  const studio = useStudio()
  const { isReadable } = useEditing('isReadable')
  const { part, Field } = useForm()
  const shared = useStudioState(({ overview }) => overview.shared)
  const shown = useShown(part, pointer)
  const field = fieldAt(part, shown)
  const all = [...wordsOfBlock(part.value, part.schema, new Map()).keys()].map((inner) => part.pointer + inner)
  const at = all.includes(pointer) ? all.indexOf(pointer) : all.findIndex((one) => isWithin(one, shown))
  const step = (by: 1 | -1, label: string, Icon: typeof ChevronUp) => {
    const next = all[at + by]
    return (
      <button
        type="button"
        className="iconButton"
        aria-label={label}
        disabled={next === undefined}
        onClick={() => next !== undefined && studio.select(next)}
      >
        <Icon size={20} />
      </button>
    )
  }
  return (
    <>
      <header className="sheetHead">
        <h2>{titleOfBlock(part.value, shared)}</h2>
        {step(-1, 'Previous text', ChevronUp)}
        {step(1, 'Next text', ChevronDown)}
      </header>
      <fieldset className="formFields sheetField" disabled={!isReadable}>
        {field && <Field key={shown} {...field} pointer={shown} />}
      </fieldset>
      <p className="sheetFoot">
        <button type="button" className="button" onClick={openAll}>
          Whole form
        </button>
        <button type="button" className="button" data-look="ink" onClick={() => studio.setOver(null)}>
          Done
        </button>
      </p>
    </>
  )
}

/** Kinds that are edited as a whole: alone, a part of them does not know what fits the place. */
const wholes: ReadonlySet<Kind> = new Set(['drawn', 'picture'])

/** The place of the field that is shown. While the focus goes through its parts it stays: what was pressed would be gone. */
function useShown(part: Part, pointer: string): string {
  const { selectedIn } = useEditing('selectedIn')
  const [shown, setShown] = useState(pointer)
  const around = fieldAt(part, parentOf(pointer))
  const wanted = around && wholes.has(kindOf(around.schema)) ? parentOf(pointer) : pointer
  const isKept = selectedIn === 'form' && isWithin(pointer, shown)
  if (!isKept && shown !== wanted) setShown(wanted)
  return isKept ? shown : wanted
}

const isWithin = (pointer: string, other: string) => pointer === other || pointer.startsWith(`${other}/`)

/** A field by its place, with what its group says of it. */
function fieldAt({ schema, value, pointer: start }: Part, pointer: string) {
  const path = partsOf(pointer.slice(start.length))
  const own = schemaAt(schema, path)
  const required = schemaAt(schema, path.slice(0, -1))?.required ?? []
  const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
  return own && { schema: own, value: found, isRequired: required.includes(path.at(-1) ?? '') }
}
