import { useEffect, useRef } from 'react'
import { replaceTokens } from '../../../../content/fields/index.ts'
import { plain } from '../../../../dev/canvas/words.ts'
import { count } from '../../../../model/words.ts'
import { useEditing, useStudioState } from '../../useStudio.ts'
import { useForm } from '../formContext.ts'
import { roomWords } from '../model/words.ts'

/** From this part of its limit on, the length of a text is shown while it is typed. */
const near = 0.8
/** From this part on it is said, too: once then, and once when it is over. */
const said = 0.9

/** The length of a text as a rail: its node stops at what the design can hold. */
export function Rail({ id, length, most }: { id: string; length: number; most: number }) {
  const { say } = useForm()
  const isOver = length > most
  const isNear = length >= near * most
  const level = isOver ? 2 : length >= said * most ? 1 : 0
  const before = useRef(level)
  useEffect(() => {
    if (level > before.current) say(roomWords(length, most))
    before.current = level
  })
  return (
    <div className="rail" data-near={isNear || undefined} data-over={isOver || undefined}>
      {isNear && (
        <div className="railLine" aria-hidden="true">
          <i style={{ width: `${isOver ? (most / length) * 100 : (length / most) * 100}%` }} />
          {isOver && <b style={{ left: `${(most / length) * 100}%` }} />}
        </div>
      )}
      <p id={id} className={isNear ? 'railWords' : 'unseen'}>
        {isNear && roomWords(length, most)}
      </p>
    </div>
  )
}

/** How many lines a text takes, once that has been measured on the canvas. */
export function Effect({ id, text, pointer }: { id: string; text: string; pointer: string }) {
  const { selected } = useEditing('selected')
  const lines = useStudioState((state) => state.lines)
  const tokens = useStudioState(({ overview }) => overview.tokens)
  const isKnown = selected === pointer && lines?.words === plain(replaceTokens(text, new Map(tokens)))
  return (
    <span className="effect" id={id}>
      {isKnown && <Lines {...lines} />}
    </span>
  )
}

const Lines = ({ onDesktop, onPhone }: { onDesktop: number; onPhone: number }) => (
  <>
    {onDesktop > 0 && `${count(onDesktop, 'line')} on desktop`}
    {onDesktop > 0 && onPhone > 0 && ', '}
    {onPhone > 0 && (onDesktop > 0 ? onPhone : count(onPhone, 'line'))}
    {onPhone > 0 && ' on a phone'}
  </>
)
