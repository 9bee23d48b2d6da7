import { useEffect, useState } from 'react'
import { type Kind, toFillIn } from '../../core/kinds.ts'
import { useNames, useStudio } from '../useStudio.ts'
import { BlockPicture } from './blockPicture.tsx'

/** What a kind of block is for, what it asks for, and who uses it. */
export function KindAbout({ kind }: { kind: Kind }) {
  const studio = useStudio()
  const nameOf = useNames()
  const [used, setUsed] = useState<{ id: string; keys: string[] }>({ id: '', keys: [] })
  const { id, type, usedOn } = kind
  useEffect(() => {
    let isCurrent = true
    if (!usedOn) void studio.store.ask('usersOf', type).then((keys) => isCurrent && setUsed({ id, keys }))
    return () => {
      isCurrent = false
    }
  }, [studio, id, type, usedOn])
  const names = (usedOn ?? (used.id === id ? used.keys : [])).map(nameOf)
  return (
    <aside className="kindAbout">
      {/* A frame that is led elsewhere shows what it had until that is there: the picture of another kind. */}
      <BlockPicture key={kind.use ?? kind.picture} of={kind} />
      <h3>{kind.title}</h3>
      <p>{kind.description}</p>
      <dl>
        <dt>You will fill in</dt>
        <dd>{usedOn ? 'Nothing: it has its words already.' : toFillIn(type)}</dd>
        <dt>Used on</dt>
        <dd>
          {names.length === 0
            ? 'No page yet'
            : names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')}
        </dd>
      </dl>
      <p className="note">
        {usedOn
          ? 'A change of it changes all pages that show it.'
          : 'It starts with sample words. Replace them before the page goes live.'}
      </p>
    </aside>
  )
}
