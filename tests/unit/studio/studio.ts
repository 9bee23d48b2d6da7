import { createSource } from '../../../src/content/json/index.ts'
import type { FileText } from '../../../src/studio/server/messages.ts'
import { writeField } from '../../../src/studio/session/acts.ts'
import { OpenDocument } from '../../../src/studio/session/document.ts'
import { type SaveState, Saving, type World } from '../../../src/studio/session/saving.ts'

export const start = `${JSON.stringify({ title: 'A page', note: '', blocks: [{ type: 'hero', id: 'top', title: 'Hello' }] }, null, 2)}\n`
const isReadable = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A document, its file, and a world in which time passes when it is told to. */
export function studio() {
  const file: FileText & { isAway: boolean; isGone: boolean; isLost: boolean; refusal: string | null } = {
    text: start,
    revision: '0',
    isAway: false,
    isGone: false,
    // Of a write that is done no answer comes.
    isLost: false,
    refusal: null,
  }
  const put = (text: string) => Object.assign(file, { text, revision: `${Number(file.revision) + 1}` })
  const timers = new Set<() => void>()
  let kept = ''
  const takenOver: boolean[] = []
  const world: World = {
    isReadable,
    write: (_key, text, seen) => {
      if (file.isAway) return Promise.resolve({ kind: 'away' })
      if (file.refusal !== null) return Promise.resolve({ kind: 'refused', reason: file.refusal })
      if (file.isGone && seen) return Promise.resolve({ kind: 'gone' })
      if (!file.isGone && seen?.revision !== file.revision)
        return Promise.resolve({ kind: 'changed', now: { text: file.text, revision: file.revision } })
      file.isGone = false
      put(text)
      if (file.isLost) return Promise.resolve({ kind: 'away' })
      return Promise.resolve({ kind: 'written', revision: file.revision })
    },
    read: () =>
      Promise.resolve(
        file.isAway
          ? { kind: 'away' }
          : file.isGone
            ? { kind: 'gone' }
            : { kind: 'changed', now: { text: file.text, revision: file.revision } },
      ),
    keep: (_key, document, from, sent) => {
      kept = JSON.stringify({ document, from, sent })
    },
    tookOver: (isMerged) => takenOver.push(isMerged),
    wait: (_milliseconds, then) => {
      timers.add(then)
      return () => void timers.delete(then)
    },
  }
  const document = new OpenDocument('x.json', start, { now: () => 0 })
  const states: SaveState['kind'][] = []
  const saving = new Saving(document, { text: file.text, revision: file.revision }, world, ({ kind }) =>
    states.push(kind),
  )
  const write = (pointer: string, value: unknown) => {
    const { edits, ...step } = writeField(createSource('pages/x.json', document.text), pointer, value)
    document.act(step, edits)
  }
  /** Lets all time pass that somebody waits for. */
  const pass = async () => {
    for (const then of Array.from(timers)) {
      timers.delete(then)
      then()
    }
    await new Promise((done) => setImmediate(done))
  }
  const readKept = () => {
    const { document: made, from, sent } = JSON.parse(kept) as { document: unknown; from: FileText; sent: string[] }
    return { document: new OpenDocument('x.json', '', { kept: made }), from, sent }
  }
  const elsewhere = (change: (page: Record<string, unknown>) => void) => {
    const page = JSON.parse(file.text) as Record<string, unknown>
    change(page)
    put(`${JSON.stringify(page, null, 2)}\n`)
  }
  return {
    document,
    saving,
    file,
    write,
    pass,
    elsewhere,
    states,
    takenOver,
    keptText: () => readKept().document.text,
    /** What another tab makes of the document that is kept. */
    inAnotherTab: () => {
      const { document: again, from, sent } = readKept()
      return { document: again, saving: new Saving(again, from, world, ({ kind }) => states.push(kind), sent) }
    },
  }
}
