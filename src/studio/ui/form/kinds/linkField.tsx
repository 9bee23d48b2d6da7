import { useState } from 'react'
import { writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { Frame } from '../parts/frame.tsx'
import { LinkPicker } from '../parts/linkPicker.tsx'
import { afterPress } from '../parts/settled.ts'
import { written } from './textField.tsx'

/** An address: a page, a place or tab of one, a link of the site, or whatever is typed. */
export function LinkField(props: FieldProps) {
  const { pointer, value } = props
  const { act } = useForm()
  /** Half an address leads nowhere: that is said once it is whole. */
  const [isTyping, setTyping] = useState(false)
  return (
    <Frame {...props} hint="" isUnfinished={isTyping}>
      {(tied) => (
        <LinkPicker
          tied={tied}
          href={typeof value === 'string' ? value : ''}
          usual={typeof props.schema.default === 'string' ? props.schema.default : ''}
          onTyping={(now) => (now ? setTyping(true) : afterPress(() => setTyping(false)))}
          onChange={(next) => act((source) => writeField(source, pointer, written(next, props)))}
        />
      )}
    </Frame>
  )
}
