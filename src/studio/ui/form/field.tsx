import { type ComponentType, memo, useMemo, useState } from 'react'
import type { Finding } from '../../../content/finding/index.ts'
import { parentOf } from '../../../content/json/index.ts'
import { type Form, FormContext, useForm } from './formContext.ts'
import { BrokenField } from './kinds/brokenField.tsx'
import { ChoiceField } from './kinds/choiceField.tsx'
import { DrawingField, DrawnField } from './kinds/drawingField.tsx'
import { GroupField } from './kinds/groupField.tsx'
import { LinkField } from './kinds/linkField.tsx'
import { ListField } from './kinds/listField.tsx'
import { OfferedField } from './kinds/offeredField.tsx'
import { FileField, PictureField } from './kinds/pictureField.tsx'
import { RichTextField } from './kinds/richTextField.tsx'
import { SharedNameField } from './kinds/sharedNameField.tsx'
import { SwitchField } from './kinds/switchField.tsx'
import { NumberField, TextField } from './kinds/textField.tsx'
import { TextsField } from './kinds/textsField.tsx'
import type { FieldProps } from './model/fields.ts'
import { fits, type Kind, kindOf } from './model/kinds.ts'

const fields: Readonly<Record<Kind, ComponentType<FieldProps>>> = {
  text: TextField,
  words: TextField,
  code: TextField,
  name: TextField,
  sharedName: SharedNameField,
  offered: OfferedField,
  date: TextField,
  richText: RichTextField,
  link: LinkField,
  choice: ChoiceField,
  line: ChoiceField,
  switch: SwitchField,
  number: NumberField,
  drawing: DrawingField,
  drawn: DrawnField,
  picture: PictureField,
  file: FileField,
  group: GroupField,
  texts: TextsField,
  list: ListField,
}

/** A field of whatever kind. It is drawn anew only when it, or what the form says of it, has changed. */
export function Field(props: FieldProps) {
  return (
    <FormContext value={useOwnForm(props.pointer, kindOf(props.schema))}>
      <Control {...props} />
    </FormContext>
  )
}

/** A value that its kind cannot hold is shown as it is written. */
const Control = memo(function Control(props: FieldProps) {
  const kind = kindOf(props.schema)
  const Own = props.value === undefined || fits(kind, props.value) ? fields[kind] : BrokenField
  return <Own {...props} />
})

/** Fields that show others, or none, by what the whole part holds. */
const ofPart: ReadonlySet<Kind> = new Set(['group', 'list', 'drawing', 'drawn'])

const none: readonly Finding[] = []

/** The form as one field sees it: it stays the same while a key changes other fields. */
function useOwnForm(pointer: string, kind: Kind): Form {
  const form = useForm()
  const { tokens, isSiteRead, act, fix, ways, say, sayRemoved } = form
  const [first] = useState(form.part)
  const part = ofPart.has(kind) ? form.part : first
  const own = form.findings.filter((one) => isSeen(one, pointer))
  const findings = own.length === 0 ? none : own
  return useMemo(
    () => ({ part, findings, tokens, isSiteRead, act, fix, ways, say, sayRemoved, Field }),
    [part, findings, tokens, isSiteRead, act, fix, ways, say, sayRemoved],
  )
}

/** What is wrong with a field, in it, or with the group around it, where it may be missing. */
const isSeen = (finding: Finding, pointer: string) =>
  finding.pointer === pointer || finding.pointer.startsWith(`${pointer}/`) || finding.pointer === parentOf(pointer)
