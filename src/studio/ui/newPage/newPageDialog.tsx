import { type FormEvent, useEffect, useState } from 'react'
import { fileOf } from '../../../model/route.ts'
import { slug } from '../../../model/words.ts'
import type { NewPageProblem } from '../../store/messages.ts'
import { pageName } from '../../core/pageNames.ts'
import { DialogButtons } from '../dialogButtons.tsx'
import { DialogHead } from '../dialogHead.tsx'
import { useModal } from '../useModal.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { makePage } from './makePage.ts'

/** A new page: with sample words or like another one, with a title and an address. It is there while a page is being made. */
export function NewPageDialog() {
  const address = useStudioState(({ makingPage }) => makingPage)
  return address === null ? null : <Open address={address} />
}

function Open({ address }: { address: string }) {
  const studio = useStudio()
  const dialog = useModal()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState(address === '' ? null : address.slice(1))
  const [like, setLike] = useState('')
  const route = `/${typed ?? slug(title)}`
  const { problem, isKnown, text } = useNewPage(fileOf(route), title, like)
  const close = () => studio.setMakingPage(null)
  const make = (event: FormEvent) => {
    event.preventDefault()
    if (isKnown && problem === null) void makePage(studio, fileOf(route), text)
  }
  const isBad = title !== '' && isKnown && problem !== null
  return (
    <dialog className="dialog newPageDialog" ref={dialog} aria-labelledby="newPageHead" onClose={close}>
      <form onSubmit={make}>
        <DialogHead id="newPageHead" title="New page" onClose={close} />
        <Fields
          {...{ title, setTitle, route, like, setLike }}
          setRoute={(next) => setTyped(next.replace(/^\/+/, ''))}
          problem={isBad ? problem : null}
        />
        <p className="quiet">
          {title !== '' && route !== '/' && `In the list of pages it is called “${pageName(fileOf(route), title)}”. `}
          Nobody finds the page until another one links to it.{' '}
          {like === ''
            ? 'What is still a sample is counted at the top, as worth a look.'
            : 'It is a draft, and its words are those of the other page until you write your own.'}
        </p>
        <DialogButtons onCancel={close} disabled={!isKnown || problem !== null}>
          Make the page
        </DialogButtons>
      </form>
    </dialog>
  )
}

interface FieldProps {
  title: string
  setTitle: (title: string) => void
  route: string
  setRoute: (route: string) => void
  like: string
  setLike: (key: string) => void
  /** Why the page cannot be made like that. */
  problem: NewPageProblem | null
}

function Fields({ title, setTitle, route, setRoute, like, setLike, problem }: FieldProps) {
  const { pages } = useStudioState((state) => state.overview)
  const ofTitle = problem?.field === 'title' ? problem.words : undefined
  const ofAddress = problem?.field === 'address' ? problem.words : undefined
  return (
    <>
      <div className="dialogField">
        <label htmlFor="newPageTitle">Title</label>
        <span className="quiet" id="newPageTitleHint">
          What the page is about. It is shown in the tab and in search results.
        </span>
        <input
          id="newPageTitle"
          value={title}
          required
          minLength={2}
          maxLength={48}
          aria-describedby="newPageTitleHint newPageTitleProblem"
          aria-invalid={ofTitle !== undefined || undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <Problem id="newPageTitleProblem" words={ofTitle} />
      <div className="dialogField">
        <label htmlFor="newPageAddress">Address</label>
        <span className="quiet" id="newPageAddressHint">
          Made from the words above. You can change it.
        </span>
        <input
          id="newPageAddress"
          value={route}
          spellCheck={false}
          aria-describedby="newPageAddressHint newPageAddressProblem"
          aria-invalid={ofAddress !== undefined || undefined}
          onChange={(event) => setRoute(event.target.value)}
        />
      </div>
      <Problem id="newPageAddressProblem" words={ofAddress} />
      <div className="dialogField">
        <label htmlFor="newPageLike">Begins</label>
        <select id="newPageLike" value={like} onChange={(event) => setLike(event.target.value)}>
          <option value="">with a hero and a text, in sample words</option>
          {pages.map((page) => (
            <option key={page.key} value={page.key}>
              like {page.name}, {page.route}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

/** It is there before anything is wrong: only what changes in a status is read out. */
const Problem = ({ id, words }: { id: string; words: string | undefined }) => (
  <p id={id} className="dialogProblem" role="status">
    {words}
  </p>
)

const unknown = { text: '', problem: null as NewPageProblem | null }

/** The text of the page, and what keeps it from being made, as the store of the site says. */
function useNewPage(key: string, title: string, like: string) {
  const studio = useStudio()
  const asked = `${key}\n${title}\n${like}`
  const [answer, setAnswer] = useState({ asked: '', ...unknown })
  useEffect(() => {
    let isCurrent = true
    if (title === '') return undefined
    void studio.store
      .ask('newPage', key, title, like || null)
      .then((next) => isCurrent && setAnswer({ asked, ...next }))
    return () => {
      isCurrent = false
    }
  }, [studio, asked, key, title, like])
  return { ...answer, isKnown: answer.asked === asked }
}
