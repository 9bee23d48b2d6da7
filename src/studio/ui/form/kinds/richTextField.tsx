import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Schema } from '../../../../content/schema/index.ts'
import { writeText } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { linkAt, type Marked, withHref } from '../model/marks.ts'
import { runningText, usualText } from '../model/words.ts'
import { Frame } from '../parts/frame.tsx'
import { MarkTools } from '../parts/markTools.tsx'
import { LinkRow } from '../parts/linkRow.tsx'
import { written } from './textField.tsx'

/** A running text: plain Markdown, with a button for each mark that the field allows. */
export function RichTextField(props: FieldProps) {
  const { schema, pointer } = props
  const { act, tokens } = useForm()
  const text = runningText(props.value)
  const area = useRef<HTMLTextAreaElement>(null)
  const [at, setAt] = useState(-1)
  const selectAfter = useSelectionAfter(area)
  const write = (next: string) => act((source) => writeText(source, pointer, written(next, props)))
  const apply = (change: (marked: Marked) => Marked) => {
    const field = area.current
    if (!field) return
    const next = change({ text, start: field.selectionStart, end: field.selectionEnd })
    selectAfter(next.start, next.end)
    setAt(next.start)
    write(next.text)
    field.focus()
  }
  const link = at < 0 ? undefined : linkAt(text, at)
  return (
    <Frame {...props} text={text}>
      {(tied) => (
        <div className="richText">
          <MarkTools headings={levelsOf(schema)} apply={apply} />
          <textarea
            {...tied}
            ref={area}
            className="control"
            rows={3}
            spellCheck
            value={text}
            placeholder={props.value === '' ? undefined : usualText(schema, tokens)}
            onChange={({ target }) => write(target.value)}
            onSelect={({ currentTarget }) => setAt(currentTarget.selectionStart)}
          />
          {link && <LinkRow link={link} write={(href) => write(withHref(text, link, href))} />}
        </div>
      )}
    </Frame>
  )
}

const levelsOf = ({ headings = [] }: Schema): readonly number[] => headings

/** The selection that a text field has once its new text is drawn. */
function useSelectionAfter(area: RefObject<HTMLTextAreaElement | null>) {
  const wanted = useRef<[number, number] | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    area.current?.setSelectionRange(...wanted.current)
    wanted.current = null
  })
  return (start: number, end: number) => void (wanted.current = [start, end])
}
