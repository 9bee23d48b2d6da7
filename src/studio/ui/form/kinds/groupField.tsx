import { Plus, Trash2 } from 'lucide-react'
import { isGroup } from '../../../../content/schema/index.ts'
import { lower } from '../../../../model/words.ts'
import { writeField } from '../../../session/acts.ts'
import { findingsOf, idOf, useForm } from '../formContext.ts'
import { type FieldProps, shownFields } from '../model/fields.ts'
import { emptyValue } from '../model/kinds.ts'
import { isInTable } from '../model/tables.ts'
import { hintOf, withArticle } from '../model/words.ts'
import { Messages } from '../parts/messages.tsx'
import { UnknownKeys } from '../parts/unknownKeys.tsx'

/** The fields of a group. One that is not there can be added. */
export function GroupField(props: FieldProps) {
  const { schema, pointer, value, isRequired, isBare = false } = props
  const { act, findings, sayRemoved } = useForm()
  const name = schema.title ?? ''
  const isThere = isGroup(value)
  return (
    <div className="group" role="group" aria-labelledby={idOf(pointer, 'label')} data-pointer={pointer}>
      <div className={isBare ? 'groupHead' : 'fieldLabel'}>
        <span id={idOf(pointer, 'label')} className={isBare ? 'unseen' : undefined}>
          {name}
        </span>
        {isThere && !isRequired && (
          <button
            type="button"
            className="iconButton"
            data-size="small"
            aria-label={`Remove the ${lower(name)}`}
            title="Remove"
            onClick={() => {
              act((source) => writeField(source, pointer, undefined), pointer)
              sayRemoved(name)
            }}
          >
            <Trash2 size={16} />
          </button>
        )}
      </div>
      {!isThere && (
        <>
          {schema.description !== undefined && <p className="fieldHint">{hintOf(schema)}</p>}
          <button
            type="button"
            className="button"
            data-size="small"
            onClick={() => act((source) => writeField(source, pointer, emptyValue(schema)), pointer)}
          >
            <Plus size={14} aria-hidden="true" /> Add {withArticle(name)}
          </button>
        </>
      )}
      <Messages id={idOf(pointer, 'messages')} findings={ownFindings(findings, pointer, isThere)} pointer={pointer} />
      {isThere && <GroupBody {...props} />}
    </div>
  )
}

/** That one of its fields is missing is said at that field. */
const ownFindings = (all: Parameters<typeof findingsOf>[0], pointer: string, isThere: boolean) =>
  findingsOf(all, pointer).filter(({ code, pointer: at }) => !isThere || at !== pointer || code !== 'keyMissing')

/** The fields that a group shows, and what is in it that it does not know. */
export function GroupBody({ schema, pointer, value }: FieldProps) {
  const { part, Field } = useForm()
  const group = isGroup(value) ? value : {}
  const fields = shownFields(part, schema, pointer, group)
  const loose = fields.filter((field) => !isInTable(fields, field))
  return (
    <div className="groupBody">
      <UnknownKeys schema={schema} pointer={pointer} value={group} />
      {loose.map(({ key, ...field }) => (
        <Field key={key} {...field} />
      ))}
    </div>
  )
}
