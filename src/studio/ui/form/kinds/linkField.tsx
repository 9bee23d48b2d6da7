import { writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { Frame } from '../parts/frame.tsx'
import { LinkPicker } from '../parts/linkPicker.tsx'
import { written } from './textField.tsx'

/** An address: a page, a place or tab of one, a link of the site, or whatever is typed. */
export function LinkField(props: FieldProps) {
  const { pointer, value } = props
  const { act } = useForm()
  return (
    <Frame {...props} hint="">
      {(tied) => (
        <LinkPicker
          tied={tied}
          href={typeof value === 'string' ? value : ''}
          usual={typeof props.schema.default === 'string' ? props.schema.default : ''}
          onChange={(next) => act((source) => writeField(source, pointer, written(next, props)))}
        />
      )}
    </Frame>
  )
}
