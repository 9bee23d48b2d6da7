import { Component, ListChecks, Plus, Search } from 'lucide-react'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { kindOf } from '../../../model/route.ts'
import { count as countOf } from '../../../model/words.ts'
import { isBlock } from '../../core/blockActs.ts'
import { findPages, pageRows } from '../../core/pageTree.ts'
import type { SharedInfo } from '../../store/messages.ts'
import { focusBlocks } from '../focus.ts'
import { useIsToFix, useStudio, useStudioState } from '../useStudio.ts'
import { Skeleton } from '../skeleton.tsx'
import { arrowKeys } from './arrowKeys.ts'
import { NoMatch } from './noMatch.tsx'
import { PageRow } from './pageRow.tsx'

/** The pages of the site and its shared blocks. What is typed above them leaves those that have it in name, address or title. */
export function Pages() {
  const studio = useStudio()
  const { pages, others, shared } = useStudioState((state) => state.overview)
  const open = useStudioState(({ editing }) => editing?.key)
  const toFix = useToFix(open)
  const [typed, setTyped] = useTyped(open)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const found = typed === '' ? pageRows(pages, unfolded, open) : findPages(pages, typed)
  const other = (isSite: boolean) => findPages(others, typed).filter(({ key }) => (kindOf(key) === 'site') === isSite)
  const rows = [...other(true), ...found, ...other(false)]
  const foundShared = shared.filter(({ title, name }) =>
    `${title}\n${name}`.toLowerCase().includes(typed.toLowerCase()),
  )
  const keys = [...rows, ...foundShared].map(({ key }) => key)
  // What is looked for may leave out the open page: the list stays one stop of the Tab key.
  const stop = open !== undefined && keys.includes(open) ? open : keys[0]
  const list = useRef<HTMLUListElement>(null)
  const fold = useCallback((key: string) => setUnfolded((old) => toggled(old, key)), [])
  return (
    <>
      <FindField
        typed={typed}
        onType={setTyped}
        onKey={({ key }) => {
          const first = found[0]?.key ?? keys[0]
          if (key === 'Enter' && first !== undefined) void studio.open(first).then(focusBlocks)
          if (key === 'ArrowDown') list.current?.querySelector<HTMLElement>('.pageRow')?.focus()
        }}
      />
      <Head count={pages.length} />
      <ul className="pageList" ref={list} onKeyDown={arrowKeys}>
        {rows.map(({ key, name, title, depth, below }) => (
          <PageRow
            key={key}
            of={key}
            name={name}
            title={title}
            depth={depth}
            below={below}
            {...toFix(key)}
            isOpen={key === open}
            isStop={key === stop}
            isUnfolded={unfolded.has(key)}
            onFold={fold}
          />
        ))}
        {pages.length === 0 && (
          <li>
            <Skeleton rows={9} />
          </li>
        )}
        {foundShared.length > 0 && <li className="sideHead">Shared blocks</li>}
        {foundShared.map((one) => (
          <SharedRow key={one.key} shared={one} isOpen={one.key === open} isStop={one.key === stop} />
        ))}
        {typed !== '' && keys.length === 0 && <NoMatch typed={typed} onUse={setTyped} />}
      </ul>
    </>
  )
}

/** What is looked for, until a document is opened: it is found then, and the list is whole again. */
function useTyped(open: string | undefined) {
  const [typed, setTyped] = useState('')
  const [before, setBefore] = useState(open)
  if (open !== before) {
    setBefore(open)
    setTyped('')
  }
  return [typed, setTyped] as const
}

/** How many findings of each document are to be fixed, and whether all of these are of what somebody is still writing. */
function useToFix(open: string | undefined): (key: string) => { errors: number; isBegun: boolean } {
  const studio = useStudio()
  const findings = useStudioState((state) => state.findings)
  const isBegun = !useIsToFix()
  const counts = useMemo(() => {
    const found = new Map<string, number>()
    for (const { file, severity } of findings)
      if (severity === 'error') found.set(studio.keyOf(file), (found.get(studio.keyOf(file)) ?? 0) + 1)
    return found
  }, [studio, findings])
  return (key) => ({ errors: counts.get(key) ?? 0, isBegun: key === open && isBegun })
}

function SharedRow({ shared, isOpen, isStop }: { shared: SharedInfo; isOpen: boolean; isStop: boolean }) {
  const studio = useStudio()
  const { key, title, usedOn } = shared
  return (
    <li>
      <Component size={14} aria-hidden="true" />
      <button
        type="button"
        className="pageRow"
        aria-current={isOpen ? 'page' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => void studio.open(key)}
      >
        {title}
      </button>
      <small title={`Used on ${countOf(usedOn.length, 'page')}`}>{usedOn.length}</small>
    </li>
  )
}

function Head({ count }: { count: number }) {
  const studio = useStudio()
  return (
    <h2 className="sideHead">
      Pages {count > 0 && <small>{count}</small>}
      <span className="space" />
      {/* In a narrow window the bar has no room for it. */}
      <button
        type="button"
        className="button sideChanges"
        data-size="small"
        aria-haspopup="dialog"
        onClick={() => studio.setShowing('changes')}
      >
        <ListChecks size={14} aria-hidden="true" /> Your changes
      </button>
      <button
        type="button"
        className="iconButton"
        data-size="small"
        aria-label="New page"
        title="New page (N)"
        onClick={() => studio.setMakingPage('')}
      >
        <Plus size={16} />
      </button>
    </h2>
  )
}

interface FindProps {
  typed: string
  onType: (typed: string) => void
  onKey: (event: KeyboardEvent) => void
}

function FindField({ typed, onType, onKey }: FindProps) {
  const studio = useStudio()
  return (
    <label className="findField">
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        placeholder="Find a page"
        aria-label="Find a page"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onPaste={(event) => {
          if (!isBlock(event.clipboardData.getData('text/plain'))) return
          event.preventDefault()
          focusBlocks()
          studio.toast('That is a block, not a page. Choose the block that it goes behind, and press Ctrl+V again.')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('')
          onKey(event)
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  )
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}
