import type { ReactNode } from 'react'
import { limitOf } from '../../../../content/schema/index.ts'
import { findingsOf, idOf, useForm } from '../formContext.ts'
import { hintOf, lengthOf } from '../model/words.ts'
import type { FieldProps } from '../model/fields.ts'
import { canBeLeftOut, LeftOut } from './leftOut.tsx'
import { Messages } from './messages.tsx'
import { farLimit, near, TextRoom } from './rail.tsx'
import { useKeptRoom, useSettled, useTyping } from './settled.ts'

/** What a control needs to be tied to its label and messages. */
export interface Tied {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FrameProps extends FieldProps {
  /** The text whose length counts; undefined: it has none. */
  text?: string | undefined
  hint?: string | undefined
  /** The control is several: the label names the group of them. */
  isGroup?: boolean
  /** Something in it is still being chosen: what is wrong only now is said when that has ended. */
  isUnfinished?: boolean
  children: (tied: Tied) => ReactNode
}

/** A field: its label, the count of its characters, a hint, the control, the rail of its length, its effect, its messages. */
export function Frame(props: FrameProps) {
  const { schema, pointer, text, children, isBare = false } = props
  const { isGroup = false, isUnfinished = false } = props
  const { findings } = useForm()
  const typing = useTyping()
  const room = useKeptRoom()
  const own = findingsOf(findings, pointer)
  const shown = useSettled(own, typing.isTyping || isUnfinished, pointer)
  const isOver = text !== undefined && lengthOf(text) > (schema.maxLength ?? Infinity)
  // It is said with the rail.
  const messages = isOver ? shown.filter(({ code }) => code !== 'tooLong') : shown
  const isInvalid = shown.some(({ severity }) => severity === 'error')
  const isWarned = !isInvalid && shown.length > 0
  const hint = props.hint ?? hintOf(schema)
  const most = schema.maxLength
  const hasRail = text !== undefined && most !== undefined
  const tied: Tied = {
    id: idOf(pointer),
    'aria-describedby': describedBy(props, Boolean(hint), shown.length > 0),
    'aria-invalid': isInvalid || undefined,
  }
  const label = <Name {...props} />
  return (
    <div
      className="field"
      data-pointer={pointer}
      data-state={isInvalid ? 'error' : isWarned ? 'warning' : undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': idOf(pointer, 'label') })}
      onInput={typing.onInput}
      onFocus={room.onFocus}
      onBlur={(event) => {
        typing.onBlur()
        room.onBlur(event)
      }}
    >
      <div className={isBare ? 'unseen' : 'fieldLabel'}>
        {isGroup ? <span id={idOf(pointer, 'label')}>{label}</span> : <label htmlFor={tied.id}>{label}</label>}
        {hasRail && <Count length={lengthOf(text)} most={most} />}
      </div>
      {hint && (
        <p className="fieldHint" id={idOf(pointer, 'hint')}>
          {hint}
        </p>
      )}
      <div className="fieldControl">{children(tied)}</div>
      {text !== undefined && (
        <TextRoom
          pointer={pointer}
          place={limitOf(schema)}
          text={text}
          most={most}
          isKept={room.isKept}
          over={isOver ? shown.find(({ code }) => code === 'tooLong') : undefined}
        />
      )}
      {canBeLeftOut(props) && <LeftOut {...props} />}
      <Messages id={idOf(pointer, 'messages')} findings={messages} pointer={pointer} />
    </div>
  )
}

/** What the field is called, and that it is not written. */
function Name({ schema, pointer, isRequired, value }: FieldProps) {
  return (
    <>
      {schema.title ?? pointer.slice(pointer.lastIndexOf('/') + 1)}
      {/* The space is for those who hear the name: the words run together without it. */}
      {!isRequired && value === undefined && (
        <small> {schema.default === undefined ? 'not used' : 'not changed'}</small>
      )}
    </>
  )
}

/** What the control is described by: the ids of all that stands around it. */
function describedBy(props: FrameProps, hasHint: boolean, hasMessages: boolean): string | undefined {
  const { text, schema, pointer } = props
  const parts = [
    hasHint && 'hint',
    text !== undefined && 'effect',
    text !== undefined && schema.maxLength !== undefined && 'rail',
    canBeLeftOut(props) && 'state',
    hasMessages && 'messages',
  ]
  return parts.flatMap((what) => (what ? idOf(pointer, what) : [])).join(' ') || undefined
}

const Count = ({ length, most }: { length: number; most: number }) => (
  <span
    hidden={most >= farLimit && length < near * most}
    className="lengthCount"
    data-over={length > most || undefined}
  >
    {length} of {most}
  </span>
)
