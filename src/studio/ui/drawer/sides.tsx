import { useId } from 'react'
import type { Piece, SideWords } from './sideWords.ts'

export type Side = 'mine' | 'theirs'

/** A place with both versions of it, of which one is chosen; none is at first. */
export function Sides({
  row: { title, about, field, mine, theirs, isCode },
  chosen,
  onChoose,
}: {
  row: SideWords
  chosen: Side | undefined
  onChoose: (side: Side) => void
}) {
  const name = useId()
  const version = (side: Side, words: string, pieces: readonly Piece[]) => (
    <label className="version" data-chosen={chosen === side || undefined} data-code={isCode || undefined}>
      <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
      <span>
        <span className="unseen versionName">{words}: </span>
        {field !== '' && <em>{field}</em>}
        <Pieces pieces={pieces} />
      </span>
    </label>
  )
  return (
    <fieldset className="sides">
      <legend className="unseen">
        {title}. {about}
      </legend>
      <p className="sidesAbout" aria-hidden="true">
        <b>{title}</b>
        <span>{about}</span>
      </p>
      {version('mine', 'Yours', mine)}
      {version('theirs', 'The file', theirs)}
    </fieldset>
  )
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) => (
  <span className="pieces">
    {pieces.map(({ text, isOwn }, index) =>
      isOwn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    )}
  </span>
)
