import { useEffect, useRef } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { lines } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { LineIcon } from '../../ui/images/icon.tsx'
import type { Match } from './match.ts'
import { list, nothing } from './searchStyles.ts'

const enterPath = 'M20 4v7a4 4 0 0 1-4 4H4m5-5-5 5 5 5'

interface Props {
  /** The id of the search: its list and options are named after it. */
  id: string
  words: BlockProps['search']
  matches: readonly Match[]
  current: number
  isOpen: boolean
  onPoint: (at: number) => void
  onChoose: (match: Match) => void
}

/** The questions that fit, or that none does; a screen reader hears how many there are. */
export function Results({ id, words, matches, current, isOpen, onPoint, onChoose }: Props) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    element.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [current])

  const isEmpty = isOpen && matches.length === 0
  return (
    <>
      <div
        ref={element}
        css={list}
        id={`${id}list`}
        role="listbox"
        aria-label={words.button}
        hidden={matches.length === 0}
      >
        {matches.map((match, at) => (
          <div
            key={match.question}
            id={`${id}${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === current}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => onPoint(at)}
            onClick={() => onChoose(match)}
          >
            <span>
              {match.parts[0]}
              {match.parts[1] && <mark>{match.parts[1]}</mark>}
              {match.parts[2]}
            </span>
            <LineIcon path={enterPath} size={18} />
          </div>
        ))}
      </div>
      <div css={nothing} hidden={!isEmpty}>
        <svg css={lines} width="104" height="40" viewBox="0 0 104 40" aria-hidden="true">
          <path d="M4 20H84" stroke={theme.rule} strokeWidth="8" />
          <path d="M96 8V32" stroke={theme.ink} strokeWidth="6" />
        </svg>
        <p aria-hidden="true">{words.none}</p>
      </div>
      <p className="vh" role="status">
        {isOpen && (isEmpty ? words.none : `${words.found} ${matches.length}`)}
      </p>
    </>
  )
}
