import { ChevronRight, Component, Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { kindOf } from '../../../model/route.ts'
import type { PageInfo } from '../../store/messages.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { pageName } from '../words.ts'

interface Row {
  key: string
  name: string
  title: string
  depth: number
  /** How many pages lie below it. */
  below: number
}

/** The pages of the site and its shared blocks. What is typed above them leaves those that have it in name, address or title. */
export function Pages() {
  const studio = useStudio()
  const overview = useStudioState((state) => state.overview)
  const open = useStudioState(({ editing }) => editing?.key)
  const [find, setFind] = useState('')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const rows = find === '' ? treeOf(overview.pages, unfolded, open) : found(overview.pages, find)
  const shared = overview.shared.filter(({ title, name }) => holds(find, title, name))
  const toggle = (key: string) => setUnfolded((old) => toggled(old, key))
  return (
    <>
      <label className="findField">
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          placeholder="Find a page"
          aria-label="Find a page"
          value={find}
          onChange={(event) => setFind(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setFind('')
            const [first] = rows
            if (event.key === 'Enter' && first) void studio.open(first.key)
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <h2 className="sideHead">
        Pages <small>{overview.pages.length}</small>
      </h2>
      <ul className="pageList" onKeyDown={arrowKeys}>
        {rows.map(({ key, name, title, depth, below }) => (
          <li key={key} data-depth={depth}>
            {below > 0 && (
              <button
                type="button"
                className="iconButton fold"
                tabIndex={-1}
                aria-expanded={unfolded.has(key)}
                aria-label={`Pages below ${name}`}
                onClick={() => toggle(key)}
              >
                <ChevronRight size={14} />
              </button>
            )}
            <button
              type="button"
              className="pageRow"
              title={title}
              aria-current={key === open ? 'page' : undefined}
              tabIndex={key === open ? 0 : -1}
              onClick={() => void studio.open(key)}
            >
              {name}
            </button>
            {below > 0 && <small>{below}</small>}
          </li>
        ))}
        {shared.length > 0 && (
          <li className="sideHead" role="presentation">
            Shared blocks
          </li>
        )}
        {shared.map(({ key, title, usedOn }) => (
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
        {find !== '' && rows.length + shared.length === 0 && <li className="nothing">No match for “{find}”.</li>}
      </ul>
    </>
  )
}

const holds = (find: string, ...texts: string[]) =>
  texts.some((text) => text.toLowerCase().includes(find.trim().toLowerCase()))

const found = (pages: readonly PageInfo[], find: string): Row[] =>
  pages
    .filter(({ key, route, title }) => holds(find, pageName(key), route, title))
    .map(({ key, title }) => ({ key, title, name: pageName(key), depth: 0, below: 0 }))

/** The pages as a tree: those below another one are shown while it is unfolded, or one of them is open. */
function treeOf(pages: readonly PageInfo[], unfolded: ReadonlySet<string>, open: string | undefined): Row[] {
  const rows: Row[] = []
  const isUnder = (route: string, above: string) => above !== '/' && route.startsWith(`${above}/`)
  for (const { key, route, title } of pages) {
    const parents = pages.filter((one) => isUnder(route, one.route))
    const openRoute = pages.find((one) => one.key === open)?.route ?? ''
    if (parents.some((one) => !unfolded.has(one.key) && !isUnder(openRoute, one.route))) continue
    const below = pages.filter((one) => isUnder(one.route, route)).length
    rows.push({ key, title, name: pageName(key), depth: parents.length, below })
  }
  if (open !== undefined && kindOf(open) === 'notFound')
    rows.push({ key: open, name: pageName(open), title: '', depth: 0, below: 0 })
  return rows
}

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

/** A list is one stop of the Tab key; the arrows go through its rows. */
export function arrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.pageRow, .stop')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus()
}
