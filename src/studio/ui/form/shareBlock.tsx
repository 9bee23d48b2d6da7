import { Share2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { toJson } from '../../../content/scaffold/index.ts'
import { slug } from '../../../model/words.ts'
import { copied } from '../../core/blockActs.ts'
import { refusalWords } from '../../core/refusal.ts'
import type { Studio } from '../../core/studio.ts'
import { writeDocument } from '../../server/server.ts'
import { putShared } from '../../session/acts.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { useForm } from './formContext.ts'

/** Makes a block of one page a shared one: it moves to a document of its own, and the page shows that. */
export function ShareBlock({ index }: { index: number }) {
  const studio = useStudio()
  const { act } = useForm()
  const shared = useStudioState(({ overview }) => overview.shared)
  const [title, setTitle] = useState<string | null>(null)
  const id = useId()
  const name = nameOf(title ?? '')
  const problem = problemOf(title?.trim() ?? '', shared.find((one) => one.name === name)?.title)
  const share = async (event: FormEvent) => {
    event.preventDefault()
    if (title === null || problem !== null) return
    if (!(await writeShared(studio, { index, key: `_shared/${name}.json`, title: title.trim() }))) return
    act((source) => putShared(source, index, name))
    setTitle(null)
    studio.toast(`${title.trim()} is shared now. Other pages find it under "Add a block".`, {
      label: 'Undo',
      run: studio.undo,
    })
  }
  if (title === null)
    return (
      <p className="shareBlock">
        <button type="button" className="button" onClick={() => setTitle('')}>
          <Share2 size={14} aria-hidden="true" /> Share this block with other pages
        </button>
      </p>
    )
  return (
    <form className="shareBlock" onSubmit={(event) => void share(event)}>
      <div className="dialogField">
        <label htmlFor={id}>Name of the shared block</label>
        <span className="quiet" id={`${id}hint`}>
          Editors find it by this name under “Add a block”. A change to it changes every page that shows it.
        </span>
        <input
          id={id}
          value={title}
          maxLength={80}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
          autoFocus
          aria-describedby={`${id}hint ${id}problem`}
          aria-invalid={(title !== '' && problem !== null) || undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <p id={`${id}problem`} className="dialogProblem" role="status">
        {title === '' ? '' : problem}
      </p>
      <p className="acts">
        <button className="button" data-look="ink" disabled={problem !== null}>
          Share it
        </button>
        <button type="button" className="button" onClick={() => setTitle(null)}>
          Cancel
        </button>
      </p>
    </form>
  )
}

/** The name of the file, as those of the site are written: "Closing call" → closingCall. */
const nameOf = (title: string) => slug(title).replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function problemOf(title: string, taken: string | undefined): string | null {
  if (!/^[a-z]/.test(nameOf(title))) return 'Begin the name with a letter.'
  if (title.length < 3) return 'Write at least three letters.'
  return taken === undefined ? null : `There is a shared block of that name: ${taken}.`
}

/** Writes the document of the shared block. Says why where it cannot be written. */
async function writeShared(studio: Studio, { index, key, title }: { index: number; key: string; title: string }) {
  const block: unknown = JSON.parse(copied(studio, index))
  const text = toJson({ $schema: '../../schemas/shared.gen.json', title, blocks: [block] })
  const answer = await writeDocument(key, text, null)
  if (answer.kind !== 'written') {
    studio.toast(refusalWords(answer))
    return false
  }
  const { revision } = answer
  studio.takeOver({ files: [{ key, text, revision }], media: [], shown: [] })
  return true
}
