import { Glyph, isGlyph } from '../../../../ui/images/glyph.tsx'
import { writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { kindOf } from '../model/kinds.ts'
import { choiceName, choiceWords } from '../model/words.ts'
import { Frame } from '../parts/frame.tsx'

/** So many letters fit the buttons of a choice; more are a list that opens. */
const mostLetters = 26

/** A choice: buttons beside each other, the colours of the lines as pieces of them, its shapes as drawings, or a list that opens. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, pointer, isRequired } = props
  const { act, part } = useForm()
  const none = part.value.type === 'shared' ? 'As in the shared block' : 'None'
  const options = schema.enum ?? []
  const chosen = value ?? schema.default
  const canBeNone = !isRequired && schema.default === undefined
  const isWrong = value !== undefined && !options.includes(value)
  const isLine = kindOf(schema) === 'line'
  const letters = options.map(choiceName).join('').length + (canBeNone ? none.length : 0)
  const isDrawn = options.every(isGlyph)
  const isSmall = !isWrong && (isLine || isDrawn || letters <= mostLetters)
  const choose = (next: unknown) => act((source) => writeField(source, pointer, next))
  const common = { options, chosen, canBeNone, none, choose }
  return (
    <Frame {...props} isGroup={isSmall} hint={choiceWords(schema, chosen)}>
      {(tied) =>
        isSmall ? (
          <Radios
            {...common}
            name={tied.id}
            look={isLine ? 'lineChoice' : isDrawn ? 'shapeChoice' : 'segments'}
            describedBy={tied['aria-describedby']}
          />
        ) : (
          <Select {...common} tied={tied} wrong={isWrong ? value : undefined} />
        )
      }
    </Frame>
  )
}

interface ChoiceProps {
  options: readonly unknown[]
  chosen: unknown
  canBeNone: boolean
  /** What it is called when nothing is chosen. */
  none: string
  choose: (value: unknown) => void
}

function Radios({
  options,
  chosen,
  canBeNone,
  none,
  choose,
  name,
  look,
  describedBy,
}: ChoiceProps & {
  name: string
  look: 'lineChoice' | 'shapeChoice' | 'segments'
  describedBy: string | undefined
}) {
  return (
    <div className={look}>
      {[...(canBeNone ? [undefined] : []), ...options].map((option) => (
        <label
          key={String(option)}
          title={option === undefined ? none : choiceName(option)}
          data-line={look === 'lineChoice' && typeof option === 'string' ? option : undefined}
        >
          <input
            type="radio"
            name={name}
            checked={chosen === option}
            aria-describedby={describedBy}
            onChange={() => choose(option)}
          />
          {look === 'shapeChoice' && isGlyph(option) && <Glyph name={option} />}
          <span className={look === 'shapeChoice' && option !== undefined ? 'unseen' : undefined}>
            {option === undefined ? none : choiceName(option)}
          </span>
        </label>
      ))}
    </div>
  )
}

function Select({
  options,
  chosen,
  canBeNone,
  none,
  choose,
  tied,
  wrong,
}: ChoiceProps & { tied: object; wrong: unknown }) {
  return (
    <select
      {...tied}
      className="control"
      value={wrong === undefined ? options.indexOf(chosen) : -2}
      onChange={({ target }) => choose(target.value === '-1' ? undefined : options[Number(target.value)])}
    >
      {wrong !== undefined && <option value={-2}>{JSON.stringify(wrong)}</option>}
      {(canBeNone || chosen === undefined) && <option value={-1}>{none}</option>}
      {options.map((option, index) => (
        <option key={String(option)} value={index}>
          {choiceName(option)}
        </option>
      ))}
    </select>
  )
}
