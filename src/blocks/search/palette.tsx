import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { Icon, LineIcon } from '../../ui/images/icon.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyHints } from './keys.tsx'
import { type Match, partAt } from './match.ts'
import { Results } from './results.tsx'
import { closer, head, input, kbd, palette } from './searchStyles.ts'

/** A magnifying glass. */
export const searchPath = 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0'

type Found = Pick<Match, 'question' | 'details'>

interface Props {
  id: string
  words: BlockProps['search']
  /** What is searched; null: the search is closed. */
  questions: readonly Found[] | null
  onOpened: () => void
  onClose: () => void
  onChoose: (match: Found) => void
}

/** The search in its dialog. Each time it begins anew. */
export function Palette(props: Props) {
  // Not with each opening: what has been typed before React came is in the field already.
  const [round, setRound] = useState(0)
  const close = () => {
    setRound(round + 1)
    props.onClose()
  }
  return (
    <Dialog
      id={props.id}
      name={props.words.button}
      isOpen={props.questions !== null}
      onOpened={props.onOpened}
      onClose={close}
    >
      <Combobox key={round} {...props} onClose={close} />
    </Dialog>
  )
}

/** The pattern of a combobox: the field keeps the focus, arrow keys move in the list below. */
function Combobox({ id, words, questions, onClose, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [word, setWord] = useState('')
  const matches: Match[] = (questions ?? []).flatMap((one) => {
    const parts = partAt(one.question, word)
    return parts ? [{ ...one, parts }] : []
  })
  const { current, setCurrent, onKeyDown } = useChoice(matches, onChoose)

  useEffect(() => {
    const element = field.current
    if (!element) return
    // A search that was closed before React came is over.
    if (!element.closest('dialog')?.open) element.value = ''
    setWord(element.value)
  }, [])

  return (
    <div css={palette}>
      <div css={head}>
        <LineIcon path={searchPath} size={22} />
        <input
          ref={field}
          css={input}
          type="text"
          role="combobox"
          aria-label={words.button}
          aria-expanded={matches.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={matches[current] && `${id}${current}`}
          placeholder={words.hint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          // The document keeps what is typed: it may be there before React.
          defaultValue=""
          onChange={({ target }) => {
            setWord(target.value)
            setCurrent(0)
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton id={id} words={words} onClose={onClose} />
      </div>
      <Results
        id={id}
        words={words}
        matches={matches}
        current={current}
        onPoint={setCurrent}
        onChoose={onChoose}
        isOpen={questions !== null}
      />
      <KeyHints {...words} isHidden={questions === null} />
    </div>
  )
}

/** The entry that Enter chooses: the first one, until arrow keys or the pointer name another. */
function useChoice(matches: Match[], onChoose: (match: Match) => void) {
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = matches.length - 1
    const places: Record<string, number> = {
      ArrowDown: current < last ? current + 1 : 0,
      ArrowUp: current > 0 ? current - 1 : last,
    }
    const place = places[event.key]
    if (place !== undefined && last >= 0) {
      event.preventDefault()
      setCurrent(place)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const match = matches[current]
      if (match) onChoose(match)
    }
  }
  return { current, setCurrent, onKeyDown }
}

function CloseButton({ id, words, onClose }: Pick<Props, 'id' | 'words' | 'onClose'>) {
  return (
    <button type="button" css={closer} command="close" commandfor={id} onClick={onClose}>
      {/* Where the key is shown, it belongs to the name: who speaks to the browser says what they read. */}
      <span className="vh">{words.close}</span> <kbd css={kbd}>Esc</kbd>
      <Icon name="close" size={24} />
    </button>
  )
}
