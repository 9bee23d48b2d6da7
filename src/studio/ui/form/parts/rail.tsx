import { useEffect, useRef } from 'react'
import type { Finding } from '../../../../content/finding/index.ts'
import { replaceTokens } from '../../../../content/fields/index.ts'
import { plain } from '../../../../dev/canvas/words.ts'
import { count } from '../../../../model/words.ts'
import { useEditing, useStudioState } from '../../useStudio.ts'
import { idOf, useForm } from '../formContext.ts'
import { lengthOf, roomWords } from '../model/words.ts'
import { Sentence } from './messages.tsx'
import { Tokens } from './tokens.tsx'

/** From this part of its limit on, the length of a text is shown while nobody writes in it. */
export const near = 0.8
/** From this part on it is said, too: once then, and once when it is over. */
const said = 0.9
/** A limit of this many characters is worth saying only when it comes near. */
export const farLimit = 1000

/** The length of a text as a rail: the node stops at what the design can hold. */
function Rail({ length, most }: { length: number; most: number }) {
  const isOver = length > most
  return (
    <div className="railLine" data-over={isOver || undefined} aria-hidden="true">
      <i style={{ width: `${isOver ? (most / length) * 100 : (length / most) * 100}%` }} />
      {isOver && <b style={{ left: `${(most / length) * 100}%` }} />}
    </div>
  )
}

interface RoomProps {
  pointer: string
  /** What the text has to fit into. */
  place: string
  text: string
  most: number | undefined
  /** Somebody writes in the field: what comes and goes below it has its place. */
  isKept: boolean
  /** What is found where the text is longer, once that is said. */
  over: Finding | undefined
}

/** What is below a text: how much it takes of its room and of the page. */
export function TextRoom({ pointer, place, text, most = Infinity, isKept, over }: RoomProps) {
  const length = lengthOf(text)
  const effect = useEffectWords(text, pointer)
  const isNear = length >= near * most
  const isOver = length > most
  const room = isNear ? roomWords(length, most, place) : ''
  useSaidRoom(length, most, place)
  return (
    <>
      {(isNear || (isKept && most < farLimit)) && <Rail length={length} most={most} />}
      <Tokens text={text} />
      <div className={isKept || (isNear && !isOver) ? 'fieldFoot' : 'unseen'}>
        {/* Near the limit the count above says how much is left: where one line has no room for both, the effect is more. */}
        {!over && (
          <p id={idOf(pointer, 'rail')} className={isOver || effect !== '' ? 'unseen' : undefined}>
            {room}
          </p>
        )}
        <p id={idOf(pointer, 'effect')} className="effect">
          {effect}
        </p>
      </div>
      {over && (
        <Sentence severity={over.severity}>
          <p id={idOf(pointer, 'rail')}>{room}</p>
        </Sentence>
      )}
    </>
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
