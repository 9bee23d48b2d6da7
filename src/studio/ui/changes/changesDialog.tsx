import { useEffect, useState } from 'react'
import { kindOf } from '../../../model/route.ts'
import { count } from '../../../model/words.ts'
import type { ChangedDocument, ChangedLine, ChangesAnswer } from '../../server/messages.ts'
import { readChanges } from '../../server/server.ts'
import { DialogHead } from '../dialogHead.tsx'
import { guide } from '../guide.ts'
import { useModal } from '../useModal.ts'
import { useStudio, useStudioState } from '../useStudio.ts'

/** What has changed since the site was published, page by page. It is there while somebody looks at it. */
export function ChangesDialog() {
  const isOpen = useStudioState(({ showing }) => showing === 'changes')
  return isOpen ? <Open /> : null
}

function Open() {
  const studio = useStudio()
  const dialog = useModal()
  const answer = useChanges()
  const close = () => studio.setShowing(null)
  return (
    <dialog className="dialog changesDialog" ref={dialog} aria-labelledby="changesHead" onClose={close}>
      <DialogHead id="changesHead" title="What you have changed" onClose={close} />
      {/* A list that is longer than the window is scrolled by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="changesList" role="region" aria-labelledby="changesHead" tabIndex={0}>
        <p role="status">{summaryOf(answer)}</p>
        {answer !== null && 'documents' in answer && <Changes {...answer} />}
      </div>
      <div className="dialogFoot">
        <p>
          Visitors see the site as it was before.{' '}
          <a href={`${guide}#when-you-are-done`} target="_blank" rel="noreferrer">
            How your changes go live
          </a>
        </p>
        {answer !== null && 'text' in answer && isAny(answer) && <CopyList text={answer.text} />}
      </div>
    </dialog>
  )
}

/** The changes, once what is typed is in its file; null until they are known. */
function useChanges(): ChangesAnswer | null {
  const studio = useStudio()
  const [answer, setAnswer] = useState<ChangesAnswer | null>(null)
  useEffect(() => {
    let isCurrent = true
    const take = (next: ChangesAnswer) => isCurrent && setAnswer(next)
    void studio
      .save()
      .then(readChanges)
      .then(take, ({ message }: Error) => take({ problem: message }))
    return () => {
      isCurrent = false
    }
  }, [studio])
  return answer
}

const isAny = ({ documents, pictures }: { documents: unknown[]; pictures: unknown[] }) =>
  documents.length + pictures.length > 0

function summaryOf(answer: ChangesAnswer | null): string {
  if (answer === null) return 'Comparing your copy with the site as it was …'
  if ('problem' in answer) return answer.problem
  if (!isAny(answer)) return 'Nothing: your copy is the same as the site was.'
  const { documents, pictures } = answer
  const arePages = documents.every(({ key }) => key === null || kindOf(key) === 'page')
  const parts = [
    documents.length > 0 &&
      (arePages ? count(documents.length, 'page') : count(documents.length, 'shared part', 'pages and shared parts')),
    pictures.length > 0 && count(pictures.length, 'picture'),
  ]
  return `${parts.filter(Boolean).join(' and ')}, compared with the site as it was.`
}

const Changes = ({ documents, pictures }: { documents: ChangedDocument[]; pictures: ChangedLine[] }) => (
  <>
    {documents.map((one) => (
      <section key={one.title}>
        <h3>{one.key === null ? one.title : <OpenIt title={one.title} at={one.key} />}</h3>
        <Lines lines={one.lines} />
      </section>
    ))}
    {pictures.length > 0 && (
      <section>
        <h3>Pictures</h3>
        <Lines lines={pictures} />
      </section>
    )}
  </>
)

function OpenIt({ title, at }: { title: string; at: string }) {
  const studio = useStudio()
  const open = () => {
    studio.setShowing(null)
    void studio.open(at)
  }
  return (
    <button type="button" className="textButton" onClick={open}>
      {title}
    </button>
  )
}

/** What is gone and what is new is marked, and said to those who do not see the marks. */
const Lines = ({ lines }: { lines: ChangedLine[] }) => (
  <ul>
    {lines.map(({ pieces, isInner }, index) => (
      <li key={index} data-inner={isInner || undefined}>
        {pieces.map(({ kind, text }, at) =>
          kind === 'same' ? (
            text
          ) : kind === 'gone' ? (
            <del key={at}>
              <span className="unseen">Gone: </span>
              {text}
            </del>
          ) : (
            <ins key={at}>
              <span className="unseen">New: </span>
              {text}
            </ins>
          ),
        )}
      </li>
    ))}
  </ul>
)

function CopyList({ text }: { text: string }) {
  const studio = useStudio()
  const [words, setWords] = useState('Copy this list')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setWords('Copied')
    studio.say('The list is copied.')
  }
  return (
    <button type="button" className="button" data-look="ink" onClick={() => void copy()}>
      {words}
    </button>
  )
}
