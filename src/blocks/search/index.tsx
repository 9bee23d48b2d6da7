import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { wrap } from '../../theme/styles.ts'
import { LineIcon } from '../../ui/images/icon.tsx'
import { asksForSearch, searchKeys } from '../../ui/shortcut.ts'
import { type Match, questionsOf } from './match.ts'
import { Palette, searchPath } from './palette.tsx'
import { kbd, opener, strip } from './searchStyles.ts'

/** The search answers to keys. */
export const live = true

/** How long the answer is open before the page scrolls to it, in ms. */
const pause = 100

type Found = Pick<Match, 'question' | 'details'>

/** A button that opens a search over the questions of its page (SEARCH-1). */
export default function Search({ id, ...words }: BlockProps['search'] & { id?: string }) {
  // What is in the page is searched; null while the search is closed.
  const [questions, setQuestions] = useState<Found[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const dialog = useId()
  const open = useCallback(() => setQuestions((old) => old ?? questionsOf(document)), [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('keydown', onKey)
    }
  }, [open])

  const choose = ({ details }: Found) => {
    setQuestions(null)
    details.open = true
    timer.current = setTimeout(() => {
      const summary = details.querySelector('summary')
      // The dialog has given the focus back by now; the reader goes on from the question.
      summary?.focus({ preventScroll: true })
      summary?.scrollIntoView()
    }, pause)
  }

  return (
    <section id={id} css={strip} data-background="mist">
      <div css={wrap}>
        <button
          type="button"
          css={opener}
          data-replay=""
          command="show-modal"
          commandfor={dialog}
          aria-haspopup="dialog"
          aria-keyshortcuts={searchKeys}
          onClick={(event) => {
            // The command is for the time before React.
            event.preventDefault()
            open()
          }}
        >
          <LineIcon path={searchPath} size={20} />
          <span>{words.button}</span>
          <kbd css={kbd} aria-hidden="true">
            /
          </kbd>
        </button>
        <Palette
          id={dialog}
          words={words}
          questions={questions}
          onOpened={open}
          onClose={() => setQuestions(null)}
          onChoose={choose}
        />
      </div>
    </section>
  )
}
