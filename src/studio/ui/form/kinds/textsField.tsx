import { child } from '../../../../content/json/index.ts'
import { addRow } from '../../../session/acts.ts'
import { findingsOf, idOf, useForm } from '../formContext.ts'
import { type FieldProps, fullWords, mostEntries } from '../model/fields.ts'
import { hintOf } from '../model/words.ts'
import { AddRow, ListHead } from '../parts/listHead.tsx'
import { Messages } from '../parts/messages.tsx'
import { rowKeys, RowTools } from '../parts/rowTools.tsx'

/** A list of texts: each is a field of its own. */
export function TextsField(props: FieldProps) {
  const { schema, pointer, isBare = false } = props
  const form = useForm()
  const { part, findings, act, Field } = form
  const texts: unknown[] = Array.isArray(props.value) ? props.value : []
  const item = schema.items ?? {}
  const name = item.title ?? 'Entry'
  const most = mostEntries(part, pointer, schema)
  return (
    <div className="group" role="group" aria-labelledby={idOf(pointer, 'label')} data-pointer={pointer}>
      <ListHead name={schema.title ?? ''} pointer={pointer} count={texts.length} most={most} isBare={isBare} />
      {schema.description !== undefined && <p className="fieldHint">{hintOf(schema)}</p>}
      <ol className="textRows">
        {texts.map((text, index) => {
          const row = { list: pointer, index, count: texts.length, name: `${name} ${index + 1}` }
          const { description: _said, ...own } = { ...item, title: row.name }
          return (
            <li key={index} onKeyDown={rowKeys(form, row)}>
              <Field schema={own} pointer={child(pointer, index)} value={text} isRequired isBare />
              <RowTools row={row} isShort />
            </li>
          )
        })}
      </ol>
      <AddRow
        name={name}
        full={fullWords(part, pointer, schema, texts.length)}
        onAdd={() => act((source) => addRow(source, pointer, texts.length, ''), child(pointer, texts.length))}
      />
      <Messages id={idOf(pointer, 'messages')} findings={findingsOf(findings, pointer)} pointer={pointer} />
    </div>
  )
}
