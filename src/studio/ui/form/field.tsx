import type { ComponentType } from 'react'
import { BrokenField } from './kinds/brokenField.tsx'
import { ChoiceField } from './kinds/choiceField.tsx'
import { DrawingField, DrawnField } from './kinds/drawingField.tsx'
import { GroupField } from './kinds/groupField.tsx'
import { LinkField } from './kinds/linkField.tsx'
import { ListField } from './kinds/listField.tsx'
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

/** A field of whatever kind. A value that its kind cannot hold is shown as it is written. */
export function Field(props: FieldProps) {
  const kind = kindOf(props.schema)
  const Own = props.value === undefined || fits(kind, props.value) ? fields[kind] : BrokenField
  return <Own {...props} />
}
