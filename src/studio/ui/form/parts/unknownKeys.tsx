import { CircleAlert } from 'lucide-react'
import { child, parentOf } from '../../../../content/json/index.ts'
import type { Schema } from '../../../../content/schema/index.ts'
import { writeField } from '../../../session/acts.ts'
import type { Fields } from '../../../core/blocks.ts'
import { useForm } from '../formContext.ts'
import { unknownKeys } from '../model/fields.ts'

/** What is written in a group under names that it does not know. It stays until somebody decides. */
export function UnknownKeys({ schema, pointer, value }: { schema: Schema; pointer: string; value: Fields }) {
  return unknownKeys(schema, value).map((key) => (
    <UnknownKey key={key} schema={schema} pointer={child(pointer, key)} name={key} value={value[key]} />
  ))
}

interface UnknownKeyProps {
  schema: Schema
  pointer: string
  name: string
  value: unknown
}

function UnknownKey({ schema, pointer, name, value }: UnknownKeyProps) {
  const { act, fix, findings, sayRemoved } = useForm()
  const finding = findings.find((one) => one.pointer === pointer && one.code === 'keyUnknown')
  const [better] = finding?.suggestions ?? []
  const title = better === undefined ? undefined : schema.properties?.[better]?.title
  const above = parentOf(pointer)
  // The fix alone knows whether the better name is free.
  const own = finding?.fix
  return (
    <div className="card" data-kind="error" data-pointer={pointer} tabIndex={-1}>
      <CircleAlert size={16} aria-hidden="true" />
      <div>
        <p>
          The file has a setting that is not known here: <b>{name}</b> = {JSON.stringify(value)}.
          {better !== undefined && (
            <>
              {' '}
              Did you mean <b>{title ?? better}</b>?
            </>
          )}
        </p>
        <p className="acts">
          {finding && own && (
            <button
              type="button"
              className="button"
              data-size="small"
              onClick={() => fix(finding, better === undefined ? above : child(above, better))}
            >
              {better === undefined ? own.title : 'Rename it'}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-look="plain"
            data-size="small"
            onClick={() => {
              act((source) => writeField(source, pointer, undefined), above)
              sayRemoved(name)
            }}
          >
            Remove it
          </button>
        </p>
      </div>
    </div>
  )
}
