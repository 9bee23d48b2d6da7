import { Component, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { findPages, type PageRow as Row, pageRows } from '../../core/pageTree.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { Skeleton } from '../skeleton.tsx'
import { arrowKeys } from './arrowKeys.ts'
import { PageRow } from './pageRow.tsx'

/** The pages of the site and its shared blocks. What is typed above them leaves those that have it in name, address or title. */
export function Pages() {
  const studio = useStudio()
  const { pages, shared } = useStudioState((state) => state.overview)
  const open = useStudioState(({ editing }) => editing?.key)
  const [typed, setTyped] = useState('')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const rows = typed === '' ? pageRows(pages, unfolded, open) : findPages(pages, typed)
  const foundShared = shared.filter(({ title, name }) =>
    `${title}\n${name}`.toLowerCase().includes(typed.toLowerCase()),
  )
  const fold = ({ key }: Row) => setUnfolded((old) => toggled(old, key))
  return (
    <>
      <FindField
        typed={typed}
        onType={setTyped}
        onEnter={() => {
          const [first] = rows
          if (first) void studio.open(first.key)
        }}
      />
      <Head count={pages.length} />
      <ul className="pageList" onKeyDown={arrowKeys}>
        {rows.map((row) => (
          <PageRow key={row.key} row={row} isOpen={row.key === open} isUnfolded={unfolded.has(row.key)} onFold={fold} />
        ))}
        {pages.length === 0 && (
          <li>
            <Skeleton rows={9} />
          </li>
        )}
        {foundShared.length > 0 && <li className="sideHead">Shared blocks</li>}
        {foundShared.map(({ key, title, usedOn }) => (
          <li key={key}>
            <Component size={14} aria-hidden="true" />
            <button
              type="button"
              className="pageRow"
              aria-current={key === open ? 'page' : undefined}
              tabIndex={key === open ? 0 : -1}
              onClick={() => void studio.open(key)}
            >
              {title}
            </button>
            <small title={`Used on ${usedOn.length} pages`}>{usedOn.length}</small>
          </li>
        ))}
        {typed !== '' && rows.length + foundShared.length === 0 && <li className="nothing">No match for “{typed}”.</li>}
      </ul>
    </>
  )
}

function Head({ count }: { count: number }) {
  const studio = useStudio()
  return (
    <h2 className="sideHead">
      Pages <small>{count}</small>
      <span className="space" />
      <button
        type="button"
        className="iconButton"
        data-size="small"
        aria-label="New page"
        title="New page (N)"
        onClick={() => studio.setMakingPage(true)}
      >
        <Plus size={16} />
      </button>
    </h2>
  )
}

interface FindProps {
  typed: string
  onType: (typed: string) => void
  onEnter: () => void
}

function FindField({ typed, onType, onEnter }: FindProps) {
  return (
    <label className="findField">
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        placeholder="Find a page"
        aria-label="Find a page"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onType('')
          if (key === 'Enter') onEnter()
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
