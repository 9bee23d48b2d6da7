import { useState } from 'react'
import { count } from '../../../model/words.ts'
import { timeOf } from '../../core/times.ts'
import { type Conflict as Place, decideAll, nameOfConflict } from '../../session/merge.ts'
import type { SaveState } from '../../session/saving.ts'
import { DialogHead } from '../dialogHead.tsx'
import { useModal } from '../useModal.ts'
import { useEditing, useStudio } from '../useStudio.ts'
import { type Side, Sides } from './sides.tsx'
import { wholeText, wordsOf } from './sideWords.ts'

type State = Extract<SaveState, { kind: 'conflict' }>

/** The dialog of the conflict, which the bar opens again. */
export const conflictId = 'conflict'

/** Asks about what was changed here and in the file at the same time, in different ways. */
export function Conflict() {
  const { save, key } = useEditing('save', 'key')
  return save.kind === 'conflict' ? <Dialog key={`${key} ${save.theirs.revision}`} save={save} /> : null
}

function Dialog({ save }: { save: State }) {
  const studio = useStudio()
  const { key, document, source } = useEditing('key', 'document', 'source')
  const dialog = useModal()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const { merged, theirs, noticed } = save
  const places = merged?.conflicts ?? []
  const names = merged ? places.map(nameOfConflict) : ['']
  const left = names.filter((name) => !chosen.has(name)).length
  const isMine = (place: Place) => chosen.get(nameOfConflict(place)) === 'mine'
  const choose = (some: readonly string[], side: Side) =>
    setChosen(new Map([...chosen, ...some.map((name) => [name, side] as const)]))
  const end = () => {
    const text = merged ? decideAll(key, merged, isMine) : chosen.get('') === 'mine' ? document.text : theirs.text
    studio.saving?.decide(text)
    studio.toast('Both versions are put together.', { label: 'Undo', run: studio.undo })
  }
  const later = () => dialog.current?.close()
  const rows = merged ? places.map((place) => wordsOf(source, merged, place)) : [wholeText(document.text, theirs.text)]
  return (
    <dialog className="dialog conflictDialog" id={conflictId} ref={dialog} aria-labelledby="conflictHead">
      <DialogHead
        id="conflictHead"
        title="This page was changed somewhere else too"
        close="Close and decide later"
        onClose={later}
      />
      <p className="conflictAbout">
        At {timeOf(noticed)} another program wrote <code>{studio.fileOf(key)}</code> while you were editing. Nothing has
        been overwritten. {merged ? 'The rest fits together; ' : 'One of the two versions cannot be read, so '}
        <b>{merged ? `${count(names.length, 'place needs', 'places need')} your choice.` : 'choose one of them.'}</b>
      </p>
      <div className="conflictRows">
        <Heads time={timeOf(noticed)} onAll={(side) => choose(names, side)} isMany={names.length > 1} />
        {rows.map((row, index) => {
          const name = names[index] ?? ''
          return <Sides key={name} row={row} chosen={chosen.get(name)} onChoose={(side) => choose([name], side)} />
        })}
      </div>
      <div className="dialogFoot">
        <p>One undo brings your version back, whatever you choose.</p>
        {left > 0 && <b>{count(left, 'choice')} left</b>}
        <button type="button" className="button" onClick={later}>
          Decide later
        </button>
        <button type="button" className="button" data-look="ink" disabled={left > 0} onClick={end}>
          {merged ? 'Save this mix' : 'Save this version'}
        </button>
      </div>
    </dialog>
  )
}

function Heads({ time, isMany, onAll }: { time: string; isMany: boolean; onAll: (side: Side) => void }) {
  const all = (side: Side, words: string) =>
    isMany && (
      <button type="button" className="button" data-look="plain" data-size="small" onClick={() => onAll(side)}>
        Take all<span className="unseen"> {words}</span>
      </button>
    )
  return (
    <div className="conflictHeads">
      <span />
      <p>
        <b>Yours</b> <span className="quiet">in this window</span> {all('mine', 'of yours')}
      </p>
      <p>
        <b>The file</b> <span className="quiet">on disk, {time}</span> {all('theirs', 'of the file')}
      </p>
    </div>
  )
}
