import { useEffect, useRef } from 'react'
import { replaceTokens } from '../../../../content/fields/index.ts'
import { plain } from '../../../../dev/canvas/words.ts'
import { count } from '../../../../model/words.ts'
import { useEditing, useStudioState } from '../../useStudio.ts'
import { idOf, useForm } from '../formContext.ts'
import { roomWords } from '../model/words.ts'

/** From this part of its limit on, the length of a text is shown while it is typed. */
const near = 0.8
/** From this part on it is said, too: once then, and once when it is over. */
const said = 0.9

/** The length of a text as a rail on the edge of its field: the node stops at what the design can hold. It takes no room. */
export function Rail({ length, most }: { length: number; most: number }) {
  const isOver = length > most
  if (length < near * most) return null
  return (
    <div className="railLine" data-over={isOver || undefined} aria-hidden="true">
      <i style={{ width: `${isOver ? (most / length) * 100 : (length / most) * 100}%` }} />
      {isOver && <b style={{ left: `${(most / length) * 100}%` }} />}
    </div>
  )
}

interface FootProps {
  pointer: string
  /** What the text has to fit into. */
  place: string
  text: string
  length: number
  most: number | undefined
}

/** The line below a text: how much it takes of its room and of the page. It is there from the start, so nothing moves once it has words. */
export function FieldFoot({ pointer, place, text, length, most = Infinity }: FootProps) {
  const effect = useEffectWords(text, pointer)
  const isOver = length > most
  const room = length >= near * most ? roomWords(length, most, place) : ''
  useSaidRoom(length, most, place)
  return (
    <div className="fieldFoot">
      {/* Near the limit the count above says how much is left: where one line has no room for both, the effect is more. */}
      <p
        id={idOf(pointer, 'rail')}
        className={isOver || effect === '' ? 'railWords' : 'unseen'}
        data-over={isOver || undefined}
      >
        {room}
      </p>
      <p id={idOf(pointer, 'effect')} className="effect">
        {effect}
      </p>
    </div>
  )
}

/** Says how much room is left when it becomes little, and when there is none. */
function useSaidRoom(length: number, most: number, place: string): void {
  const { say } = useForm()
  const level = length > most ? 2 : length >= said * most ? 1 : 0
  const before = useRef(level)
  useEffect(() => {
    if (level > before.current) say(roomWords(length, most, place))
    before.current = level
  })
}

/**
 * How many lines a text takes, as measured on the canvas; '' where that is not known, or the field is not selected: not for what
 * is being typed, whose lines are counted when it rests. What they were before would be wrong as long as that.
 */
function useEffectWords(text: string, pointer: string): string {
  const { selected } = useEditing('selected')
  const lines = useStudioState((state) => state.lines)
  const tokens = useStudioState(({ overview }) => overview.tokens)
  const isKnown = selected === pointer && lines?.words === plain(replaceTokens(text, new Map(tokens)))
  return isKnown ? lineWords(lines) : ''
}

function lineWords({ onDesktop, onPhone }: { onDesktop: number; onPhone: number }): string {
  if (onDesktop === 0) return onPhone === 0 ? '' : `${count(onPhone, 'line')} on a phone`
  return `${count(onDesktop, 'line')} on desktop${onPhone > 0 ? `, ${onPhone} on a phone` : ''}`
}
