import { css } from '@emotion/react'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'
import { type FieldErrors, type FieldName, fieldNames } from './values.ts'

const summary = css({
  gridColumn: '1 / -1',
  // Room for its ring at the edge of the window.
  scrollMargin: 8,
  padding: '16px 20px 8px',
  border: `2px solid ${theme.error}`,
  borderRadius: theme.rM,
  background: theme.errorTint,
  '&[hidden]': { display: 'none' },
  '&:focus': { borderRadius: theme.rM, outline: '3px solid var(--focus)', outlineOffset: 3 },
  '& > :is(h2, h3)': { fontSize: theme.fs4 },
  '& li[hidden]': { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.error,
    fontWeight: 600,
    textUnderlineOffset: 4,
  },
  '& a:hover': { textUnderlineOffset: 2, textDecorationThickness: 2 },
})

interface Props {
  /** The ids of the fields begin with it; their names follow. */
  id: string
  words: BlockProps['form']
  errors: FieldErrors
}

/**
 * What is wrong with a form that was sent, above its fields: the focus goes there, and each line leads to its field. While
 * there are errors, the title of the page says so. It is in the document from the start, with its words and its styles.
 */
export function ErrorSummary({ id, words, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.size > 0
  useFocus(box, errors)
  useErrorTitle(hasErrors, words.errorMark)

  const Title = words.main ? 'h2' : 'h3'
  const messages: Record<FieldName, string> = {
    name: words.nameError,
    email: words.emailError,
    reason: words.reasonError,
    description: words.descriptionError,
  }
  return (
    <div ref={box} css={summary} role="group" aria-labelledby={`${id}errors`} tabIndex={-1} hidden={!hasErrors}>
      <Title id={`${id}errors`}>{words.errorTitle}</Title>
      <ul>
        {fieldNames.map((name) => (
          <li key={name} hidden={!errors.has(name)}>
            <a href={`#${id}${name}`} onClick={goToField}>
              {messages[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The focus goes to the field, and its label comes into view with it. The address stays as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}

/** Each time that a form with errors is sent, the focus goes to the summary; the whole of it comes into view. */
function useFocus(box: RefObject<HTMLElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (errors.size === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [box, errors])
}

/** Puts `mark` in front of the page's title for as long as there are errors. */
function useErrorTitle(hasErrors: boolean, mark: string): void {
  useEffect(() => {
    if (!hasErrors) return
    const start = `${mark} `
    document.title = start + document.title
    return () => {
      // Whoever has left for another page has its title already.
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length)
    }
  }, [hasErrors, mark])
}
