import { count } from '../../../../model/words.ts'
import { writeField } from '../../../session/acts.ts'
import { useStudioState } from '../../useStudio.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { Frame } from '../parts/frame.tsx'
import { NameSelect } from '../parts/nameSelect.tsx'

/**
 * Which of the shared blocks a place shows; a place that takes entries of them: only those that have such entries.
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
        <NameSelect
          tied={tied}
          name={name}
          isRequired={isRequired}
          names={shared.map((one) => ({ name: one.name, words: one.title }))}
          onChange={(next) => act((source) => writeField(source, pointer, next || undefined))}
        />
      )}
    </Frame>
  )
}
