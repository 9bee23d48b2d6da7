import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Finding } from '../../../content/finding/index.ts'
import { messageOf, sentences } from '../../core/checkWords.ts'
import { fixSafely, safeFixes } from '../../core/fixes.ts'
import type { Studio } from '../../core/studio.ts'
import { useEditing, useSaid, useStudio, useStudioState } from '../useStudio.ts'
import { rangeIn } from './text/places.ts'
import { OtherPages } from './otherPages.tsx'
import { Ways } from './ways.tsx'

/** What is wrong with the open document, and below it with the others. `edge`: by which the drawer is made higher. */
export function Checks({ edge }: { edge: ReactNode }) {
  const studio = useStudio()
  const { findings } = useEditing('findings')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const others = findings.length - errors
  const safe = safeFixes(findings)
  return (
    <section className="checks" aria-labelledby="checksHead">
      {edge}
      <header>
        <h2 id="checksHead">Checks</h2>
        {errors > 0 && <Counted number={errors} kind="error" words="to fix" />}
        {others > 0 && <Counted number={others} kind="warning" words="worth a look" />}
        <span className="space" />
        {safe > 0 && (
          <button type="button" className="button" data-size="small" onClick={() => void fixSafely(studio)}>
            Fix {safe} safely
          </button>
        )}
        <button
          type="button"
          className="iconButton"
          data-size="small"
          aria-label="Close the checks"
          title="Close (C)"
          onClick={() => studio.setDrawer({ checks: false })}
        >
          <X size={16} />
        </button>
      </header>
      <div className="checksBody">
        {findings.length === 0 ? <None /> : <CheckList findings={findings} />}
        <OtherPages />
      </div>
    </section>
  )
}

const Counted = ({ number, kind, words }: { number: number; kind: 'error' | 'warning'; words: string }) => (
  <>
    <span className="count" data-kind={kind}>
      {number}
    </span>
    <span className="quiet">{words}</span>
  </>
)

/** Nothing is wrong; until the site has been read, that is not known. */
function None() {
  const isUnknown = useStudioState(({ overview }) => !overview.isWhole)
  return isUnknown ? (
    <p className="allGood">Checking</p>
  ) : (
    <p className="allGood">
      <CircleCheck size={16} aria-hidden="true" /> <b>All good</b>
    </p>
  )
}

/** A name for each finding that it keeps while others come and go. */
export function namesOf(findings: readonly Finding[]): string[] {
  const seen = new Map<string, number>()
  return findings.map(({ code, pointer }) => {
    const name = `${code} ${pointer}`
    const number = seen.get(name) ?? 0
    seen.set(name, number + 1)
    return `${name} ${number}`
  })
}

/** One stop of the Tab key: arrows go through the findings, and to the right through what can be done. */
function CheckList({ findings }: { findings: readonly Finding[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const hadFocus = useRef(false)
  const said = useSaid()
  const names = namesOf(findings)
  const at = Math.min(current, findings.length - 1)
  useEffect(() => {
    // What was fixed is gone with its focus: the next one has it.
    if (hadFocus.current && document.activeElement === document.body) buttonsOf(list.current, at)[0]?.focus()
  }, [findings, at])
  return (
    <ul
      className="checkList"
      ref={list}
      onKeyDown={(event) => arrows(event, list.current)}
      onFocus={({ target }) => {
        hadFocus.current = true
        setCurrent(rowsOf(list.current).indexOf(target.closest('li') as HTMLElement))
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false
      }}
    >
      {findings.map((finding, index) => (
        <Check key={names[index]} finding={finding} isCurrent={index === at} isBegun={!said.includes(finding)} />
      ))}
    </ul>
  )
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
const buttonsOf = (list: HTMLElement | null, row: number) => [
  ...(rowsOf(list)[row]?.querySelectorAll<HTMLElement>('button') ?? []),
]

function arrows(event: KeyboardEvent, list: HTMLElement | null): void {
  const rows = rowsOf(list)
  const row = rows.findIndex((one) => one.contains(document.activeElement))
  const buttons = buttonsOf(list, row)
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (event.altKey || row < 0) return
  if (event.key === '.' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    return buttons[1]?.click()
  }
  const next = {
    ArrowDown: () => buttonsOf(list, row + 1)[0],
    ArrowUp: () => buttonsOf(list, row - 1)[0],
    Home: () => buttonsOf(list, 0)[0],
    End: () => buttonsOf(list, rows.length - 1)[0],
    ArrowRight: () => buttons[at + 1],
    ArrowLeft: () => buttons[at - 1],
  }[event.key]
  if (!next) return
  event.preventDefault()
  next()?.focus()
}

/** Selects the place of a finding; the cursor of the text goes to its words. */
function goTo(studio: Studio, finding: Finding): void {
  const { document, isChecked, isReadable } = studio.state.editing ?? {}
  // In a text that cannot be read it has no place.
  if (isReadable) studio.select(finding.pointer, 'checks')
  if (document && isChecked)
    document.dispatch({ selection: { anchor: rangeIn(document.state.doc, finding).start }, scrollIntoView: true })
}

interface CheckProps {
  finding: Finding
  isCurrent: boolean
  /** Somebody is still writing what it is about. */
  isBegun: boolean
}

function Check({ finding, isCurrent, isBegun }: CheckProps) {
  const studio = useStudio()
  const { selected, isReadable } = useEditing('selected', 'isReadable')
  const { where, hint, pointer, severity, line } = finding
  const [first, rest] = sentences(messageOf(finding))
  const isError = severity === 'error'
  const Icon = isError ? CircleAlert : TriangleAlert
  return (
    <li
      data-selected={(isReadable && pointer === selected) || undefined}
      data-kind={isError ? 'error' : 'warning'}
      data-begun={isBegun || undefined}
    >
      <Icon size={16} aria-label={isError ? 'To fix:' : 'Worth a look:'} role="img" />
      <button type="button" className="checkRow" tabIndex={isCurrent ? 0 : -1} onClick={() => goTo(studio, finding)}>
        <b>{first}</b>
        <span>
          <span className="quiet">{where === '' ? `Line ${line} of the file` : where}.</span> {rest} {hint}
        </span>
      </button>
      <Ways finding={finding} />
    </li>
  )
}
