import { Bold, Heading2, Heading3, Italic, Link2, List } from 'lucide-react'
import { useForm } from '../formContext.ts'
import { addLink, type Marked, toggleMark, togglePrefix } from '../model/marks.ts'

interface MarkToolsProps {
  /** The levels of headings that the field may use. */
  headings: readonly number[]
  apply: (change: (marked: Marked) => Marked) => void
}

/** The marks that a running text may have, as buttons. */
export function MarkTools({ headings, apply }: MarkToolsProps) {
  const { tokens } = useForm()
  const marks = [
    { name: 'Bold', Icon: Bold, change: (marked: Marked) => toggleMark(marked, '**') },
    { name: 'Emphasis', Icon: Italic, change: (marked: Marked) => toggleMark(marked, '*') },
    { name: 'Link', Icon: Link2, change: addLink },
    { name: 'List', Icon: List, change: (marked: Marked) => togglePrefix(marked, '- ') },
    ...headings.map((level) => ({
      name: `Heading ${level}`,
      Icon: level === 2 ? Heading2 : Heading3,
      change: (marked: Marked) => togglePrefix(marked, `${'#'.repeat(level)} `),
    })),
  ]
  const insert = (word: string) =>
    apply(({ text, start, end }) => {
      const at = start + word.length
      return { text: text.slice(0, start) + word + text.slice(end), start: at, end: at }
    })
  return (
    <div className="markTools" role="toolbar" aria-label="Marks of the text">
      {marks.map(({ name, Icon, change }) => (
        <button
          key={name}
          type="button"
          className="iconButton"
          data-size="small"
          aria-label={name}
          title={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => apply(change)}
        >
          <Icon size={16} />
        </button>
      ))}
      <select aria-label="Name of the site" value="" onChange={({ target }) => insert(target.value)}>
        <option value="">{'{ }'}</option>
        {[...tokens].map(([name, value]) => (
          <option key={name} value={name}>
            {value} {name}
          </option>
        ))}
      </select>
    </div>
  )
}
