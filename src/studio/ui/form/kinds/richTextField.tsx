import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Schema } from '../../../../content/schema/index.ts'
import { writeText } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { addLink, continueList, linkAt, type Marked, withHref } from '../model/marks.ts'
import { runningText, usualText } from '../model/words.ts'
import { Frame, type Tied } from '../parts/frame.tsx'
import { MarkTools } from '../parts/markTools.tsx'
import { LinkRow } from '../parts/linkRow.tsx'
import { written } from './textField.tsx'

/** A running text: plain Markdown, with a button for each mark that the field allows. */
export function RichTextField(props: FieldProps) {
  const text = runningText(props.value)
  /** A new link has no address until one is chosen, or the field is left: nothing is said of that before. */
  const [isUnfinished, setUnfinished] = useState(false)
  return (
    <Frame {...props} text={text} isUnfinished={isUnfinished}>
      {(tied) => <Editor {...props} tied={tied} text={text} setUnfinished={setUnfinished} />}
    </Frame>
  )
}

interface EditorProps extends FieldProps {
  tied: Tied
  text: string
  setUnfinished: (isUnfinished: boolean) => void
}

function Editor({ tied, text, setUnfinished, ...props }: EditorProps) {
  const { schema, pointer, value } = props
  const { act, tokens } = useForm()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isCalled, setCalled] = useState(false)
  const write = (next: string) => act((source) => writeText(source, pointer, written(next, props)))
  /** A mark is a step of its own, not a part of the typing around it. */
  const mark = (next: string) =>
    act((source) => {
      const { group: _typing, ...step } = writeText(source, pointer, written(next, props))
      return step
    })
  const { at, setAt, select, apply } = useCursor(area, text, mark)
  const link = at < 0 ? undefined : linkAt(text, at)
  return (
    <div
      className="richText"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setUnfinished(false)}
    >
      <textarea
        {...tied}
        ref={area}
        className="control"
        rows={3}
        spellCheck
        value={text}
        placeholder={value === '' ? undefined : usualText(schema, tokens)}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => enterItem(event, apply)}
        onSelect={({ currentTarget }) => setAt(currentTarget.selectionStart)}
      />
      <MarkTools
        of={tied.id}
        headings={levelsOf(schema)}
        apply={apply}
        addLink={() => {
          // In a link its address is what is meant.
          apply((marked) => (linkAt(marked.text, marked.start) ? marked : addLink(marked)))
          setCalled(true)
          setUnfinished(true)
        }}
      />
      {link && (
        <LinkRow
          key={link.start}
          link={link}
          isCalled={isCalled}
          onCalled={() => setCalled(false)}
          write={(href) => write(withHref(text, link, href))}
          onTyping={() => setUnfinished(true)}
          leave={(href) => {
            const end = link.end + withHref(text, link, href).length - text.length
            select(end, end)
            setUnfinished(false)
          }}
        />
      )}
    </div>
  )
}

/** Enter in a list goes on with it. */
function enterItem(
  event: KeyboardEvent<HTMLTextAreaElement>,
  apply: (change: (marked: Marked) => Marked) => void,
): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing) return
  const { value, selectionStart, selectionEnd } = currentTarget
  const next = continueList({ text: value, start: selectionStart, end: selectionEnd })
  if (!next) return
  event.preventDefault()
  apply(() => next)
}

const levelsOf = ({ headings = [] }: Schema): readonly number[] => headings

/** Where the cursor of a text is, and what changes the text there. */
function useCursor(area: RefObject<HTMLTextAreaElement | null>, text: string, write: (next: string) => void) {
  const [at, setAt] = useState(-1)
  const [, redraw] = useState({})
  const wanted = useRef<[number, number] | null>(null)
  // Once the new text is drawn: it takes the cursor to its end.
  useLayoutEffect(() => {
    if (!wanted.current) return
    area.current?.setSelectionRange(...wanted.current)
    wanted.current = null
  })
  /** Selects a part of the text as it will be, and gives it the focus. */
  const select = (start: number, end: number) => {
    wanted.current = [start, end]
    setAt(start)
    redraw({})
    area.current?.focus()
  }
  const apply = (change: (marked: Marked) => Marked) => {
    const field = area.current
    if (!field) return
    const next = change({ text, start: field.selectionStart, end: field.selectionEnd })
    select(next.start, next.end)
    if (next.text !== text) write(next.text)
  }
  return { at, setAt, select, apply }
}
