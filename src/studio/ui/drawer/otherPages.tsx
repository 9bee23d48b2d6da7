import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Finding } from '../../../content/finding/index.ts'
import { useEditing, useNames, useStudio, useStudioState } from '../useStudio.ts'

/** So many findings of other documents are shown. */
const most = 100

/** What is wrong with the other documents, folded: each leads to its place. */
export function OtherPages() {
  const studio = useStudio()
  const { key } = useEditing('key')
  const all = useStudioState(({ findings }) => findings)
  const [isOpen, setOpen] = useState(false)
  const findings = all.filter(({ file }) => file !== studio.fileOf(key))
  if (findings.length === 0) return null
  return (
    <div className="otherPages">
      <button type="button" className="otherPagesHead" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={16} aria-hidden="true" /> On other pages
        <span className="count">{findings.length}</span>
      </button>
      {isOpen && (
        <ul>
          {findings.slice(0, most).map((finding) => (
            <Other key={`${finding.file} ${finding.line} ${finding.column} ${finding.code}`} finding={finding} />
          ))}
          {findings.length > most && <li className="quiet">and {findings.length - most} more</li>}
        </ul>
      )}
    </div>
  )
}

function Other({ finding: { file, pointer, where, message, severity } }: { finding: Finding }) {
  const studio = useStudio()
  const key = studio.keyOf(file)
  const name = useNames()(key)
  return (
    <li data-kind={severity === 'error' ? 'error' : 'warning'}>
      <button type="button" className="checkRow" onClick={() => void studio.open(key, pointer)}>
        <b>{name}</b>
        <span>
          {where !== '' && <span className="quiet">{where}. </span>}
          {message}
        </span>
      </button>
    </li>
  )
}
