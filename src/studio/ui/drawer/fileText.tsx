import { CircleAlert, Maximize2, Minimize2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEditing, useStudio } from '../useStudio.ts'
import type { Height } from './resizer.tsx'
import { openView } from './text/view.ts'

/** The text of the file, in an editor of code. `edge`: by which the drawer is made higher, where this is its first part. */
export function FileText({ height, edge }: { height: Height; edge: ReactNode }) {
  const studio = useStudio()
  const { document, key, findings, isReadable } = useEditing('document', 'key', 'findings', 'isReadable')
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? openView(studio, document, host.current) : undefined), [studio, document])
  const errors = isReadable ? 0 : findings.filter(({ severity }) => severity === 'error').length
  const SizeIcon = height.isHighest ? Minimize2 : Maximize2
  return (
    <section className="fileText" aria-labelledby="fileTextHead">
      {edge}
      <header>
        <h2 id="fileTextHead">File text</h2>
        <span className="quiet">{studio.fileOf(key)}</span>
        {errors > 0 && (
          <span className="errorTag">
            <CircleAlert size={14} aria-hidden="true" /> {errors} to fix
          </span>
        )}
        <span className="space" />
        <button
          type="button"
          className="iconButton"
          data-size="small"
          aria-label={height.isHighest ? 'Smaller' : 'Larger'}
          title={height.isHighest ? 'Smaller' : 'Larger'}
          onClick={height.toggle}
        >
          <SizeIcon size={16} />
        </button>
        <button
          type="button"
          className="iconButton"
          data-size="small"
          aria-label="Close the file text"
          title="Close (J)"
          onClick={() => studio.setDrawer({ text: false })}
        >
          <X size={16} />
        </button>
      </header>
      <div className="fileTextHost" ref={host} />
    </section>
  )
}
