import { Unlink } from 'lucide-react'
import { count } from '../../../model/words.ts'
import { copyShared } from '../../session/acts.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { useForm } from './formContext.ts'

/** A block that several pages share: how many change with it, and the two ways to go on. */
export function SharedCard({ index }: { index: number }) {
  const studio = useStudio()
  const { part, act } = useForm()
  const shared = useStudioState(({ overview }) => overview.shared)
  const used = shared.find(({ name }) => name === part.value.use)
  if (!used) return null
  const copy = async () => {
    const text = await studio.store.ask('text', used.key)
    if (text === null) return
    act((source) => copyShared(source, index, text))
    studio.toast(`${used.title} copied for this page only.`, { label: 'Undo', run: studio.undo })
  }
  return (
    <section className="sharedCard">
      <Interchange />
      <div>
        <h3>{used.usedOn.length > 1 ? `Shared by ${count(used.usedOn.length, 'page')}` : 'A shared block'}</h3>
        <p>{used.usedOn.length > 1 ? 'A change here changes all of them.' : 'So far only this page has it.'}</p>
      </div>
      <p className="acts">
        <button type="button" className="button" onClick={() => void studio.open(used.key, '/blocks/0')}>
          {used.usedOn.length > 1 ? `Edit for all ${count(used.usedOn.length, 'page')}` : 'Edit it'}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          <Unlink size={14} aria-hidden="true" /> Copy for this page only
        </button>
      </p>
    </section>
  )
}

/** Three lines that meet at one long stop. */
const Interchange = () => (
  <svg width="104" height="48" viewBox="0 0 104 48" fill="none" strokeWidth="5" aria-hidden="true">
    <path stroke="var(--lagoon)" d="M0 8h22l20 16h20L82 8h22" />
    <path stroke="var(--clay)" d="M0 40h22l20-16h20l20 16h22" />
    <path stroke="var(--sun)" d="M0 24h104" />
    <rect x="44" y="8" width="16" height="32" rx="8" fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" />
  </svg>
)
