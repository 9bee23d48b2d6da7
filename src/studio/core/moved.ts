import { routeOf } from '../../model/route.ts'
import { nameIn } from './pageNames.ts'
import type { OpenDocuments } from './openDocuments.ts'
import type { StudioState, Toast } from './state.ts'
import type { Studio } from './studio.ts'

/** The pages that were deleted or moved here, and what is shown in the place of each; null: the server has yet to answer. */
export const leftHere = new Map<string, string | null>()

/** Closes the pages whose files have got another name, so that they are not checked as well, and shows the one that is open there. */
export async function followMoves(studio: Studio, documents: OpenDocuments): Promise<void> {
  // One that was left here has gone, whatever its own file has told so far.
  for (const key of documents.keys.filter((one) => leftHere.has(one) || documents.gone.includes(one))) {
    const instead = leftHere.get(key)
    // Whoever asked the server goes on from there.
    if (instead === null) continue
    leftHere.delete(key)
    const isLeft = instead !== undefined
    const to = instead ?? (await studio.store.ask('movedTo', key, documents.view(key)?.source.text ?? ''))
    // The file may have come back meanwhile.
    if (to === null || !(isLeft || documents.gone.includes(key))) continue
    const { editing } = studio.state
    documents.forget(key)
    const change = { files: [{ key, gone: true as const }], media: [], shown: [] }
    studio.store.order({ kind: 'files', change, open: documents.keys })
    if (editing?.key !== key) continue
    await studio.open(to, isLeft ? '' : editing.selected)
    if (isLeft) continue
    const route = routeOf(to)
    studio.toast(route ? `This page has moved: it is at ${route} now.` : `This file has moved: it is ${to} now.`)
  }
}

/** Says that words were brought back that a crash has kept from their file. `beside`: that of another page than the open one. */
export function sayBroughtBack(studio: Studio, beside?: string): void {
  const of = beside === undefined ? '' : ` of “${nameIn(studio.state.overview, beside)}”`
  const way = beside === undefined ? undefined : { label: 'Open it', run: () => void studio.open(beside) }
  studio.toast(`Kept words${of} were brought back. They are being saved.`, undefined, way)
}

/** What Undo takes back where the history has no step: what the message offers, as long as nothing else was done. */
export const undoOfToast = ({ toast, editing }: StudioState): Toast['act'] =>
  toast?.act?.undoes !== undefined && toast.act.of === editing?.key && editing?.document.history.undo === undefined
    ? toast.act
    : undefined
