import { useEffect, useRef } from 'react'
import type { Kind } from '../../core/kinds.ts'
import { sentences } from '../../core/checkWords.ts'
import { BlockPicture } from './blockPicture.tsx'

interface Props {
  /** All kinds that are offered, and those of them that a search has found, the best first. */
  all: readonly Kind[]
  kinds: readonly Kind[]
  chosen: Kind | undefined
  isSearch: boolean
  onChoose: (id: string) => void
  onAdd: (kind: Kind) => void
}

/**
 * The kinds of blocks, each with a picture; under their headings, but for the finds of a search. A kind keeps its place in the
 * document, whatever is found: a frame that is moved loads its picture anew.
 */
export function KindGrid({ all, kinds, chosen, isSearch, onChoose, onAdd }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])
  const groups = [...new Set(all.map(({ group }) => group))]
  return (
    <div
      className="kinds"
      id="kinds"
      role="listbox"
      tabIndex={-1}
      aria-label="Kinds of blocks"
      data-found={isSearch || undefined}
      ref={list}
      hidden={kinds.length === 0}
      // The focus stays in the search field, which has the keys.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div className="kindGroup" role="group" aria-label={group} key={group}>
          <p aria-hidden="true">{group}</p>
          {all
            .filter((kind) => kind.group === group)
            .map((kind) => (
              <KindOption
                key={kind.id}
                kind={kind}
                place={kinds.findIndex(({ id }) => id === kind.id)}
                count={kinds.length}
                isChosen={kind.id === chosen?.id}
                onChoose={onChoose}
                onAdd={onAdd}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<Props, 'onChoose' | 'onAdd'> {
  kind: Kind
  /** Its place among those that are shown; -1: it is not. */
  place: number
  count: number
  isChosen: boolean
}

const KindOption = ({ kind, place, count, isChosen, onChoose, onAdd }: OptionProps) => (
  <div
    className="kind"
    id={`kind-${kind.id}`}
    role="option"
    tabIndex={-1}
    hidden={place < 0}
    style={{ order: place }}
    aria-posinset={place + 1}
    aria-setsize={count}
    aria-selected={isChosen}
    aria-disabled={kind.refusal !== undefined || undefined}
    onClick={() => onChoose(kind.id)}
    onDoubleClick={() => onAdd(kind)}
    onKeyDown={() => {}}
  >
    <BlockPicture of={kind} />
    <b>
      {kind.title}
      {kind.refusal !== undefined && <em>{kind.refusal}</em>}
    </b>
    {/* All of it is said of the one that is chosen; of shared blocks it is short, and says where they are. */}
    <span>{kind.use === undefined ? sentences(kind.description)[0] : kind.description}</span>
  </div>
)
