import { useState } from 'react'
import { child } from '../../../content/json/index.ts'
import { blockTypes } from '../../../content/schema/index.ts'
import { nameOfBlock } from '../../session/names.ts'
import { writeField } from '../../session/acts.ts'
import { useForm } from './formContext.ts'

/** A block of a kind that does not exist. Its words are in the file until somebody decides which kind it is. */
export function UnknownKind() {
  const { part, findings, act } = useForm()
  const [isOpen, setOpen] = useState(false)
  const { type, ...words } = part.value
  const at = child(part.pointer, 'type')
  const [better] = findings.find(({ pointer }) => pointer === at)?.suggestions ?? []
  const use = (next: string) => act((source) => writeField(source, at, next), part.pointer)
  return (
    <div className="formCards" data-pointer={at}>
      <section className="unknownKind">
        <svg width="120" height="24" viewBox="0 0 120 24" aria-hidden="true">
          <path d="M0 12h56" stroke="var(--sun)" strokeWidth="6" />
          <path d="M56 2v20" stroke="var(--error)" strokeWidth="6" />
          <path d="M72 12h44" stroke="var(--edge)" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 10" />
        </svg>
        <h3>{typeof type === 'string' ? `No block is called "${type}".` : 'This block does not say what it is.'}</h3>
        <p>
          {better !== undefined && `Did you mean ${nameOfBlock(better)}? `}Its words are safe in the file. Visitors
          would not see it.
        </p>
        <p className="acts">
          {better !== undefined && (
            <button type="button" className="button" data-look="ink" onClick={() => use(better)}>
              Use {nameOfBlock(better)}
            </button>
          )}
          <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            See the words
          </button>
        </p>
        <label className="field">
          <span className="fieldLabel">Which kind is it?</span>
          <select className="control" value="" onChange={({ target }) => use(target.value)}>
            <option value="">Choose one</option>
            {blockTypes.map((one) => (
              <option key={one} value={one}>
                {nameOfBlock(one)}
              </option>
            ))}
          </select>
        </label>
        {isOpen && <pre>{JSON.stringify(words, null, 2)}</pre>}
      </section>
    </div>
  )
}
