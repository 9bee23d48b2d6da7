import type { Tied } from './frame.tsx'

interface NameSelectProps {
  tied: Tied
  /** '' where none is written. */
  name: string
  isRequired: boolean
  /** The names that there are, each with the words for it. */
  names: readonly { name: string; words: string }[]
  onFocus?: () => void
  onChange: (name: string) => void
}

/** A list of the names that there are. One that none of them has stays until another one is chosen. */
export function NameSelect({ tied, name, isRequired, names, onFocus, onChange }: NameSelectProps) {
  const isKnown = names.some((one) => one.name === name)
  return (
    <select
      {...tied}
      className="control"
      value={name}
      onFocus={onFocus}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isRequired && <option value="">None</option>}
      {(isRequired || name !== '') && !isKnown && <option value={name}>{name || 'Choose one'}</option>}
      {names.map((one) => (
        <option key={one.name} value={one.name}>
          {one.words}
        </option>
      ))}
    </select>
  )
}
