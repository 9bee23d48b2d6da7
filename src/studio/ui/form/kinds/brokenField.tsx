import { writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { emptyValue } from '../model/kinds.ts'
import { Frame } from '../parts/frame.tsx'

/** A value of another kind than the field can hold: shown as it is written, until somebody decides. */
export function BrokenField(props: FieldProps) {
  const { schema, pointer, value, isRequired } = props
  const { act, findings } = useForm()
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
  const hasFix = findings.some((one) => one.pointer === pointer && one.fix)
  const isText = text !== undefined && schema.type === 'string'
  const write = (next: unknown) => act((source) => writeField(source, pointer, next), pointer)
  return (
    <Frame {...props}>
      {(tied) => (
        <>
          <textarea {...tied} className="control" data-kind="code" readOnly value={JSON.stringify(value, null, 2)} />
          <p className="acts">
            {!hasFix && (
              <button
                type="button"
                className="button"
                data-size="small"
                onClick={() => write(isText ? text : emptyValue(schema))}
              >
                {isText ? 'Take it as words' : 'Write it anew'}
              </button>
            )}
            {!isRequired && (
              <button type="button" className="button" data-size="small" onClick={() => write(undefined)}>
                Remove it
              </button>
            )}
          </p>
        </>
      )}
    </Frame>
  )
}
