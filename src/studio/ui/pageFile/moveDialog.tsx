import { type FormEvent, useEffect, useState } from 'react'
import { fileOf, routeOf } from '../../../model/route.ts'
import { count } from '../../../model/words.ts'
import type { MovedPage } from '../../server/messages.ts'
import { movePage } from '../../server/server.ts'
import { DialogButtons } from '../dialogButtons.tsx'
import { DialogHead } from '../dialogHead.tsx'
import { useModal } from '../useModal.ts'
import { pageName } from '../../core/pageNames.ts'
import { useNames, useStudio, useStudioState } from '../useStudio.ts'
import { move } from './acts.ts'

/** Another address for the page: what changes with it is said before. */
export function MoveDialog({ from, close }: { from: string; close: () => void }) {
  const studio = useStudio()
  const dialog = useModal()
  const [route, setRoute] = useState(routeOf(from) ?? '')
  const [refused, setRefused] = useState('')
  const [isMoving, setMoving] = useState(false)
  const nameOf = useNames()
  const to = fileOf(route)
  const title = useStudioState(({ overview }) => overview.pages.find(({ key }) => key === from)?.title)
  const name = pageName(to, title)
  const { found, problem } = useTrial(from, to)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMoving(true)
    try {
      await move(studio, from, to)
      close()
    } catch (error) {
      setRefused((error as Error).message)
      setMoving(false)
    }
  }
  const words = refused || problem
  return (
    <dialog className="dialog newPageDialog" ref={dialog} aria-labelledby="movePageHead" onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogHead id="movePageHead" title="Rename or move this page" onClose={close} />
        <div className="dialogField">
          <label htmlFor="movePageAddress">Address</label>
          <span className="quiet" id="movePageHint">
            Small letters, digits and hyphens. A page below another one has its address before its own: /company/about.
          </span>
          <input
            id="movePageAddress"
            value={route}
            spellCheck={false}
            aria-describedby="movePageHint movePageProblem"
            aria-invalid={words !== '' || undefined}
            onChange={({ target }) => {
              setRefused('')
              setRoute(`/${target.value.replace(/^\/+/, '')}`)
            }}
          />
        </div>
        <p id="movePageProblem" className="dialogProblem" role="status">
          {words}
        </p>
        <p className="quiet">
          {found && placesChange(found, nameOf)} Old links go on working.
          {found && name !== nameOf(from) && ` In the list of pages it is called “${name}” then. Its title stays.`}
        </p>
        <DialogButtons onCancel={close} disabled={to === from || isMoving}>
          {isMoving ? 'Moving…' : 'Move page'}
        </DialogButtons>
      </form>
    </dialog>
  )
}

/** After so long without a key the server is asked, in milliseconds. */
const restTime = 250

type Found = Pick<MovedPage, 'places' | 'documents'>

/** What changes with the page, and where. */
function placesChange({ places, documents }: Found, nameOf: (key: string) => string): string {
  if (places === 0) return ''
  return `${count(places, 'place')} ${places === 1 ? 'changes' : 'change'} with it: ${documents.map(nameOf).join(', ')}.`
}

/** Where something changes with the page, and what keeps it from moving; neither is known at first. */
function useTrial(from: string, to: string): { found: Found | undefined; problem: string } {
  const [answer, setAnswer] = useState<{ to: string; found?: Found; problem?: string }>({ to: '' })
  useEffect(() => {
    if (to === from) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      movePage(from, to, { isTrial: true }).then(
        ({ problem, ...found }) => isCurrent && setAnswer(problem === undefined ? { to, found } : { to, problem }),
        (error: Error) => isCurrent && setAnswer({ to, problem: error.message }),
      )
    }, restTime)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [from, to])
  const isKnown = answer.to === to && to !== from
  return { found: isKnown ? answer.found : undefined, problem: (isKnown && answer.problem) || '' }
}
