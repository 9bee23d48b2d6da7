import { count } from '../../../../model/words.ts'
import { writeField } from '../../../session/acts.ts'
import { useStudioState } from '../../useStudio.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { Frame } from '../parts/frame.tsx'

/**
 * Which of the shared blocks a place shows; a place that takes entries of them: only those that have such entries. A name that none
 * of them has stays until another one is chosen.
 */
export function SharedNameField(props: FieldProps) {
  const { pointer, value, isRequired } = props
  const { act, part } = useForm()
  const all = useStudioState(({ overview }) => overview.shared)
  const { takes } = part.schema
  const shared = takes ? all.filter(({ types }) => types.includes(takes.of)) : all
  const name = typeof value === 'string' ? value : ''
  const chosen = shared.find((one) => one.name === name)
  return (
    <Frame {...props} hint={chosen ? `On ${count(chosen.usedOn.length, 'page')}` : ''}>
      {(tied) => (
        <select
          {...tied}
          className="control"
          value={name}
          onChange={({ target }) => act((source) => writeField(source, pointer, target.value || undefined))}
        >
          {!isRequired && <option value="">None</option>}
          {(isRequired || name !== '') && shared.every((one) => one.name !== name) && (
            <option value={name}>{name || 'Choose one'}</option>
          )}
          {shared.map((one) => (
            <option key={one.key} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}
