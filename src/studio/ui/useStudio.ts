import { createContext, useContext, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Finding } from '../../content/finding/index.ts'
import { nameIn } from '../core/pageNames.ts'
import type { Editing, StudioState } from '../core/state.ts'
import type { Studio } from '../core/studio.ts'
import { saidFindings } from '../session/fresh.ts'

export const StudioContext = createContext<Studio | null>(null)

/** The studio, on which views act. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('A view of the studio has to be inside of it.')
  return studio
}

/** A part of the state; the view is drawn anew when that part has changed. */
export function useStudioState<Part>(pick: (state: StudioState) => Part): Part {
  const studio = useStudio()
  return useSyncExternalStore(studio.subscribe, () => pick(studio.state))
}

/** What the document that is being edited is called. */
export const useName = (): string =>
  useStudioState(({ editing, overview }) => {
    const key = editing?.key ?? ''
    return key === '' ? 'Studio' : nameIn(overview, key)
  })

const saidIn = ({ editing, fresh, written }: Pick<StudioState, 'editing' | 'fresh' | 'written'>): readonly Finding[] =>
  editing ? saidFindings(editing.findings, { fresh, written }, editing.source) : []

/** The findings of the open document without those of what somebody is still writing. */
export function useSaid(): readonly Finding[] {
  const editing = useStudioState((state) => state.editing)
  const fresh = useStudioState((state) => state.fresh)
  const written = useStudioState((state) => state.written)
  return useMemo(() => saidIn({ editing, fresh, written }), [editing, fresh, written])
}

/** Whether any of {@link useSaid} is to be fixed. The document changes with each key, and this does not. */
export const useIsToFix = (): boolean =>
  useStudioState((state) => saidIn(state).some(({ severity }) => severity === 'error'))

/** What each document is called. */
export function useNames(): (key: string) => string {
  const overview = useStudioState((state) => state.overview)
  return (key) => nameIn(overview, key)
}

/**
 * What a view shows of the document that is being edited; it is drawn anew when one of these has changed. Views that need a
 * document are drawn only while there is one.
 */
export function useEditing<Name extends keyof Editing>(...names: readonly Name[]): Pick<Editing, Name> {
  const last = useRef<Editing>(null)
  return useStudioState(({ editing }) => {
    if (!editing) throw new Error('No document is open.')
    const { current } = last
    if (!current || names.some((name) => current[name] !== editing[name])) last.current = editing
    return last.current ?? editing
  })
}
