import { Bold, Braces, Heading2, Heading3, Italic, Link2, List } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Menu } from '../../menu.tsx'
import { useForm } from '../formContext.ts'
import { type Marked, toggleMark, togglePrefix } from '../model/marks.ts'

interface MarkToolsProps {
  /** The id of the text. */
  of: string
  /** The levels of headings that the field may use. */
  headings: readonly number[]
  apply: (change: (marked: Marked) => Marked) => void
  addLink: () => void
}

/**
 * The marks that a running text may have, as buttons: one stop of the Tab key behind the text, although they are seen above it.
 * Arrows go through them.
 */
export function MarkTools({ of, headings, apply, addLink }: MarkToolsProps) {
  const { tokens } = useForm()
  const [stop, setStop] = useState(0)
  const marks = [
    { name: 'Bold', Icon: Bold, run: () => apply((marked) => toggleMark(marked, '**')) },
    { name: 'Emphasis', Icon: Italic, run: () => apply((marked) => toggleMark(marked, '*')) },
    { name: 'Link', Icon: Link2, run: addLink },
    { name: 'List', Icon: List, run: () => apply((marked) => togglePrefix(marked, '- ')) },
    ...headings.map((level) => ({
      name: `Heading ${level}`,
      Icon: level === 2 ? Heading2 : Heading3,
      run: () => apply((marked) => togglePrefix(marked, `${'#'.repeat(level)} `)),
    })),
  ]
  const insert = (word: string) =>
    apply(({ text, start, end }) => {
      const at = start + word.length
      return { text: text.slice(0, start) + word + text.slice(end), start: at, end: at }
    })
  const items = [...tokens].map(([name, value]) => ({
    name: value,
    more: <code>{name}</code>,
    run: () => insert(name),
  }))
  return (
    <div
      className="markTools"
      role="toolbar"
      tabIndex={-1}
      aria-label="Marks of the text"
      aria-controls={of}
      onKeyDown={goThrough}
      onFocus={({ currentTarget, target }) => {
        const at = toolsOf(currentTarget).indexOf(target)
        if (at >= 0) setStop(at)
      }}
    >
      {marks.map(({ name, Icon, run }, index) => (
        <button
          key={name}
          type="button"
          className="iconButton"
          data-size="small"
          data-tool
          tabIndex={index === stop ? 0 : -1}
          aria-label={name}
          title={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <Icon size={16} />
        </button>
      ))}
      <Menu label="Name or link of the site" items={items} tabIndex={marks.length === stop ? 0 : -1}>
        <Braces size={16} />
      </Menu>
    </div>
  )
}

const toolsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')]

function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const tools = toolsOf(event.currentTarget)
  const at = tools.indexOf(event.target as HTMLElement)
  if (at < 0 || event.altKey) return
  const next = {
    ArrowRight: tools[(at + 1) % tools.length],
    ArrowLeft: tools.at(at - 1),
    Home: tools[0],
    End: tools.at(-1),
  }[event.key]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
