import { type FormEvent, useState } from 'react'
import { routeOf } from '../../../model/route.ts'
import { count } from '../../../model/words.ts'
import { DialogButtons } from '../dialogButtons.tsx'
import { DialogHead } from '../dialogHead.tsx'
import { useModal } from '../useModal.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { type Leading, remove } from './acts.ts'
import { PageSelect } from './pageSelect.tsx'

interface Props {
  page: { key: string; name: string }
  /** What leads to the page. */
  leading: Leading
  close: () => void
}

/** A page that others link to is deleted once it is chosen where those links lead instead. */
export function DeleteDialog({ page, leading, close }: Props) {
  const studio = useStudio()
  const dialog = useModal()
  const all = useStudioState(({ overview }) => overview.pages)
  const pages = all.filter(({ key }) => key !== page.key)
  const [to, setTo] = useState(() => pageAbove(pages, routeOf(page.key) ?? '')?.key ?? '')
  const [refused, setRefused] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await remove(studio, page, to)
      close()
    } catch (error) {
      setRefused((error as Error).message)
    }
  }
  return (
    <dialog className="dialog newPageDialog" ref={dialog} aria-labelledby="deletePageHead" onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogHead id="deletePageHead" title={`Delete ${page.name}`} onClose={close} />
        <div className="dialogField">
          <label htmlFor="deletePageTo">Where these links lead instead</label>
          <span className="quiet" id="deletePageHint">
            {leading.words}
          </span>
          <PageSelect
            id="deletePageTo"
            pages={pages}
            value={to}
            describedBy="deletePageHint deletePageProblem"
            onChoose={(next) => {
              setRefused('')
              setTo(next)
            }}
          />
        </div>
        <p id="deletePageProblem" className="dialogProblem" role="status">
          {refused}
        </p>
        <p className="quiet">The address of this page leads there, too. One undo brings all of it back.</p>
        <DialogButtons onCancel={close} disabled={to === ''}>
          Delete the page and change {count(leading.links, 'link')}
        </DialogButtons>
      </form>
    </dialog>
  )
}

/** The page whose address is the beginning of one, else the home page. */
function pageAbove<Page extends { route: string }>(pages: readonly Page[], route: string): Page | undefined {
  for (let at = route; at !== ''; ) {
    at = at.slice(0, at.lastIndexOf('/'))
    const found = pages.find((page) => page.route === (at || '/'))
    if (found) return found
  }
  return pages[0]
}
