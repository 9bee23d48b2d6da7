import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { brokenPlaces, fix, wayOut } from '../../core/fixes.ts'
import { timeOf } from '../../core/times.ts'
import { useEditing, useStudio } from '../useStudio.ts'

const isKept = ['Nothing is lost: what you typed is kept in this browser.', 'The file is still the good one.']
const goesOn = 'Undo and redo go on working.'

/** The form while the text of the file cannot be read: it waits, says why, and how it goes on. */
export function Waiting() {
  const studio = useStudio()
  const { findings, source, readableAt, save } = useEditing('findings', 'source', 'readableAt', 'save')
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => scrolledUp(card.current?.closest('.formBody')), [])
  const broken = brokenPlaces(findings)
  const [finding] = broken
  const time = timeOf(readableAt)
  const first = finding?.fix && { title: finding.fix.title, run: () => fix(studio, finding) }
  const way = wayOut(studio, broken) ?? first
  return (
    <section className="formWaiting" ref={card}>
      <svg width="220" height="72" viewBox="0 0 220 72" fill="none" strokeLinecap="round" aria-hidden="true">
        <path d="M0 36H104" stroke="var(--sun)" strokeWidth="8" strokeLinecap="butt" />
        <path d="M104 18V54" stroke="var(--ink)" strokeWidth="8" />
        <path d="M130 36H220" stroke="var(--edge)" strokeWidth="7" strokeDasharray=".1 18" />
      </svg>
      <h3>{finding ? `Line ${finding.line} of the file cannot be read` : 'The file cannot be read'}</h3>
      {finding && <p>{finding.message}</p>}
      {way && (
        <button type="button" className="button" data-look="ink" onClick={way.run}>
          {way.title}
        </button>
      )}
      {readableAt > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => studio.replaceText(`back to how it was at ${time}`, source.text)}
        >
          Back to how it was at {time}
        </button>
      )}
      <ul>
        {/* What is in the file is what cannot be read. */}
        {[...(save.kind === 'saved' ? [] : isKept), goesOn].map((words) => (
          <li key={words}>
            <Check size={16} aria-hidden="true" /> {words}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Scrolls the form up to what it has to say. Gives what brings it back to where it was. */
function scrolledUp(form: Element | null | undefined): () => void {
  const before = form?.scrollTop ?? 0
  form?.scrollTo(0, 0)
  return () => form?.scrollTo(0, before)
}
