import { writeField } from '../../../session/acts.ts'
import { idOf, useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'

/** Whether a text has something usual in its place, which may be left out as well: not written and empty are two things then. */
export const canBeLeftOut = ({ schema, isRequired }: Pick<FieldProps, 'schema' | 'isRequired'>): boolean =>
  !isRequired && typeof schema.default === 'string' && schema.minLength === 0

/** Which of the three such a field is: as usual, left out, or written; and the way to the others. */
export function LeftOut({ pointer, value }: FieldProps) {
  const { act } = useForm()
  const isUsual = value === undefined
  const next = isUsual ? '' : undefined
  return (
    <p className="acts leftOut">
      <span id={idOf(pointer, 'state')}>
        {isUsual ? 'The usual text, in grey, is used.' : value === '' ? 'It is left out.' : 'Your own text is used.'}
      </span>
      <button
        type="button"
        className="textButton"
        onClick={() =>
          act((source) => {
            // A step of its own, not a part of the typing before it.
            const { group: _typing, ...step } = writeField(source, pointer, next)
            return { ...step, name: isUsual ? step.name.replace(/ added$/, ' left out') : step.name }
          }, pointer)
        }
      >
        {isUsual ? 'Leave it out' : 'Use the usual text'}
      </button>
    </p>
  )
}
