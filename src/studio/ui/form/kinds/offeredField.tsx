import { useEffect, useState } from 'react'
import { writeField } from '../../../session/acts.ts'
import { useStudio, useStudioState } from '../../useStudio.ts'
import type { Choice } from '../../../../content/assist/index.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { Frame } from '../parts/frame.tsx'
import { NameSelect } from '../parts/nameSelect.tsx'
import { written } from './textField.tsx'

/**
 * A name of something that is written elsewhere: a page of the folder that a list shows, an entry of a shared file. It is chosen
 * from those that there are.
 */
export function OfferedField(props: FieldProps) {
  const { pointer, value, isRequired } = props
  const { act } = useForm()
  const { choices, ask } = useOffered(pointer)
  const name = typeof value === 'string' ? value : ''
  return (
    <Frame {...props}>
      {(tied) => (
        <NameSelect
          tied={tied}
          name={name}
          isRequired={isRequired}
          names={choices.map(({ label, kind, detail = '' }) => ({
            name: label,
            words: kind === 'page' && detail !== '' ? `${detail} (${label})` : label,
          }))}
          onFocus={ask}
          onChange={(next) => act((source) => writeField(source, pointer, written(next, props)))}
        />
      )}
    </Frame>
  )
}

/** The names that fit a place of the document that is open. They are asked for again when the site has changed, and when the field gets the focus. */
function useOffered(pointer: string) {
  const studio = useStudio()
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [turn, setTurn] = useState(0)
  const overview = useStudioState((state) => state.overview)
  useEffect(() => {
    const { editing } = studio.state
    if (!editing) return undefined
    let isCurrent = true
    const { key, source } = editing
    const { start } = source.valueRange(pointer)
    studio.store.ask('complete', key, source.text, start + 1).then(
      (found) => isCurrent && setChoices(found),
      // Without an answer of the store the name stays as it is.
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [studio, pointer, turn, overview])
  return { choices, ask: () => setTurn((last) => last + 1) }
}
