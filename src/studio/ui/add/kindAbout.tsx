import { useEffect, useState } from 'react'
import { type Kind, toFillIn } from '../../core/kinds.ts'
import { pageName } from '../../core/pageNames.ts'
import { useStudio } from '../useStudio.ts'
import { BlockPicture } from './blockPicture.tsx'

/** What a kind of block is for, what it asks for, and who uses it. */
export function KindAbout({ kind }: { kind: Kind }) {
  const studio = useStudio()
  const [used, setUsed] = useState<{ type: string; keys: string[] }>({ type: '', keys: [] })
  useEffect(() => {
    let isCurrent = true
    void studio.store.ask('usersOf', kind.type).then((keys) => isCurrent && setUsed({ type: kind.type, keys }))
    return () => {
      isCurrent = false
    }
  }, [studio, kind.type])
  const names = used.type === kind.type ? used.keys.map((key) => pageName(key)) : []
  return (
    <aside className="kindAbout">
      <BlockPicture type={kind.type} />
      <h3>{kind.title}</h3>
      <p>{kind.description}</p>
      <dl>
        <dt>You will fill in</dt>
        <dd>{toFillIn(kind.type)}</dd>
        <dt>Used on</dt>
        <dd>
          {names.length === 0
            ? 'No page yet'
            : names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')}
        </dd>
      </dl>
      <p className="note">It starts with sample words. Replace them before the page goes live.</p>
    </aside>
  )
}
