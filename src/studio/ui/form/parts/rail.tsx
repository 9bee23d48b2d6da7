import { replaceTokens } from '../../../../content/fields/index.ts'
import { plain } from '../../../../dev/canvas/words.ts'
import { count } from '../../../../model/words.ts'
import { useEditing, useStudioState } from '../../useStudio.ts'
import { roomWords } from '../model/words.ts'

/** From this part of its limit on, the length of a text is shown while it is typed. */
const near = 0.8
/** From this part on it is said, too. */
const said = 0.9

/** The length of a text as a rail: its node stops at what the design can hold. */
export function Rail({ id, length, most }: { id: string; length: number; most: number }) {
  const isOver = length > most
  const isNear = length >= near * most
  const isSaid = length >= said * most
  return (
    <div className="rail" data-near={isNear || undefined} data-over={isOver || undefined}>
      {isNear && (
        <div className="railLine" aria-hidden="true">
          <i style={{ width: `${isOver ? (most / length) * 100 : (length / most) * 100}%` }} />
          {isOver && <b style={{ left: `${(most / length) * 100}%` }} />}
        </div>
      )}
      <p id={id} className={isNear ? 'railWords' : 'unseen'} role={isSaid ? 'status' : undefined}>
        {isNear && roomWords(length, most)}
      </p>
    </div>
  )
}

/** How many lines a text takes, once that has been measured on the canvas. */
export function Effect({ text, pointer }: { text: string; pointer: string }) {
  const { selected } = useEditing('selected')
  const lines = useStudioState((state) => state.lines)
  const tokens = useStudioState(({ overview }) => overview.tokens)
  if (selected !== pointer || !lines || lines.words !== plain(replaceTokens(text, new Map(tokens)))) return null
  return (
    <span className="effect">
      {lines.onDesktop > 0 && `${count(lines.onDesktop, 'line')} on desktop`}
      {lines.onDesktop > 0 && lines.onPhone > 0 && ', '}
      {lines.onPhone > 0 && (lines.onDesktop > 0 ? lines.onPhone : count(lines.onPhone, 'line'))}
      {lines.onPhone > 0 && ' on a phone'}
    </span>
  )
}
