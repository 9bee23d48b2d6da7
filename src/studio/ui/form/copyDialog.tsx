import { type FormEvent, useState } from 'react'
import { copyTo } from '../../core/blockActs.ts'
import { blocksOfValue, titleOfBlock } from '../../core/blocks.ts'
import { refusalFor } from '../../core/kinds.ts'
import { DialogButtons } from '../dialogButtons.tsx'
import { DialogHead } from '../dialogHead.tsx'
import { PageSelect } from '../pageFile/pageSelect.tsx'
import { useModal } from '../useModal.ts'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'

/** A copy of a block goes to another page, which is shown then. */
export function CopyDialog({ index, close }: { index: number; close: () => void }) {
  const studio = useStudio()
  const dialog = useModal()
  const { key: from, value } = useEditing('key', 'value')
  const { pages: all, shared } = useStudioState(({ overview }) => overview)
  const pages = all.filter(({ key }) => key !== from)
  const [to, setTo] = useState(pages[0]?.key ?? '')
  const [refused, setRefused] = useState('')
  const block = blocksOfValue(value)[index] ?? {}
  const name = titleOfBlock(block, shared)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const page = pages.find(({ key }) => key === to)
    if (!page) return
    const there = valueOf(await studio.store.ask('text', to))
    const refusal = there === undefined ? 'its text cannot be read' : refusalFor(block, blocksOfValue(there), shared)
    if (refusal !== undefined) return setRefused(`It cannot go there: ${refusal}.`)
    close()
    await copyTo(studio, index, page)
  }
  return (
    <dialog className="dialog newPageDialog" ref={dialog} aria-labelledby="copyHead" onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogHead id="copyHead" title={`Copy ${name} to another page`} onClose={close} />
        <div className="dialogField">
          <label htmlFor="copyTo">Page</label>
          <PageSelect
            id="copyTo"
            pages={pages}
            value={to}
            describedBy="copyProblem"
            onChoose={(next) => {
              setRefused('')
              setTo(next)
            }}
          />
        </div>
        <p id="copyProblem" className="dialogProblem" role="status">
          {refused}
        </p>
        <p className="quiet">
          It comes to the end of that page, before the call that closes it, and you go there with it. Here it stays as
          it is.
        </p>
        <DialogButtons onCancel={close} disabled={to === ''}>
          Copy it there
        </DialogButtons>
      </form>
    </dialog>
  )
}

/** What a text of a document says; undefined: it cannot be read. */
function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
