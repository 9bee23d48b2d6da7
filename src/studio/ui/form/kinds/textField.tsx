import { writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { kindOf } from '../model/kinds.ts'
import { inOneLine, usualText } from '../model/words.ts'
import { Frame } from '../parts/frame.tsx'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * What is written when a text is typed: an optional one that is empty is not written at all, unless being empty means something,
 * as it does where the schema allows no characters.
 */
export const written = (text: string, { isRequired, schema }: FieldProps): string | undefined =>
  text === '' && !isRequired && schema.minLength !== 0 ? undefined : text

/** A text: of one line, of several, a code, a name or a day. */
export function TextField(props: FieldProps) {
  const { schema, pointer } = props
  const { act, tokens } = useForm()
  const kind = kindOf(schema)
  const text = textOf(props.value)
  const write = (next: string) => act((source) => writeField(source, pointer, written(next, props)))
  const isShort = kind === 'text' || kind === 'date' || (kind === 'name' && (schema.maxLength ?? 0) <= 60)
  // What is empty on purpose has nothing in its place.
  const usual = props.value === '' ? undefined : usualText(schema, tokens)
  const isPlain = kind === 'words' || kind === 'text'
  return (
    <Frame {...props} text={kind === 'date' ? undefined : text}>
      {(tied) =>
        isShort ? (
          <input
            {...tied}
            className="control"
            data-kind={kind}
            placeholder={usual}
            type={kind === 'date' && (text === '' || isDay(text)) ? 'date' : 'text'}
            spellCheck={isPlain}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          <textarea
            {...tied}
            className="control"
            data-kind={kind}
            placeholder={usual}
            rows={kind === 'code' ? 4 : 1}
            spellCheck={isPlain}
            value={text}
            onKeyDown={(event) => kind !== 'code' && event.key === 'Enter' && event.preventDefault()}
            onChange={(event) => write(kind === 'code' ? event.target.value : inOneLine(event.target.value))}
          />
        )
      }
    </Frame>
  )
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** A number. */
export function NumberField(props: FieldProps) {
  const { pointer, isRequired, value } = props
  const { act } = useForm()
  return (
    <Frame {...props}>
      {(tied) => (
        <input
          {...tied}
          className="control"
          type="number"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            const next = target.value === '' ? (isRequired ? 0 : undefined) : target.valueAsNumber
            if (!Number.isNaN(next)) act((source) => writeField(source, pointer, next))
          }}
        />
      )}
    </Frame>
  )
}
