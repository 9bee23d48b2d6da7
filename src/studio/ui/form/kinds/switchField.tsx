import { writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { Frame } from '../parts/frame.tsx'

/** Yes or no. What holds anyway is not written. */
export function SwitchField(props: FieldProps) {
  const { schema, pointer, isRequired } = props
  const { act } = useForm()
  const normal = schema.default === true
  const isOn = props.value === undefined ? normal : props.value === true
  const set = (next: boolean) =>
    act((source) => writeField(source, pointer, next === normal && !isRequired ? undefined : next))
  return (
    <Frame {...props} value={isOn}>
      {(tied) => (
        <button
          {...tied}
          type="button"
          className="switch"
          role="switch"
          aria-checked={isOn}
          aria-label={schema.title}
          onClick={() => set(!isOn)}
        >
          <i aria-hidden="true" />
        </button>
      )}
    </Frame>
  )
}
