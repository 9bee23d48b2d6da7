import { useEffect, useRef } from 'react'
import type { Kind } from '../../core/kinds.ts'
import { BlockPicture } from './blockPicture.tsx'

interface Props {
  kinds: readonly Kind[]
  chosen: Kind | undefined
  isSearch: boolean
  onChoose: (id: string) => void
  onAdd: (kind: Kind) => void
}

/** The kinds of blocks, each with a picture; under their headings, but for the finds of a search. */
export function KindGrid({ kinds, chosen, isSearch, onChoose, onAdd }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])
  const groups = isSearch ? [''] : [...new Set(kinds.map(({ group }) => group))]
  return (
    <div
      className="kinds"
      id="kinds"
      role="listbox"
      tabIndex={-1}
      aria-label="Kinds of blocks"
      ref={list}
      // The focus stays in the search field, which has the keys.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div className="kindGroup" role="group" aria-label={group || 'Found'} key={group}>
          {group !== '' && <p aria-hidden="true">{group}</p>}
          {kinds
            .filter((kind) => group === '' || kind.group === group)
            .map((kind) => (
              <div
                key={kind.id}
                className="kind"
                id={`kind-${kind.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={kind === chosen}
                aria-disabled={kind.refusal !== undefined || undefined}
                onClick={() => onChoose(kind.id)}
                onDoubleClick={() => onAdd(kind)}
                onKeyDown={() => {}}
              >
                <BlockPicture type={kind.picture} />
                <b>
                  {kind.title}
                  {kind.refusal !== undefined && <em>{kind.refusal}</em>}
                </b>
                <span>{kind.description}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
