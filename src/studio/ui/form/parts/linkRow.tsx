import { Link2, Unlink } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { LinkAt } from '../model/marks.ts'
import { LinkPicker } from './linkPicker.tsx'

interface LinkRowProps {
  link: LinkAt
  /** Its address is to be chosen now: it takes the focus, and `onCalled` is told. */
  isCalled: boolean
  onCalled: () => void
  write: (href: string | null) => void
  /** An address is being typed. */
  onTyping: () => void
  /** Back to the text, behind the link, which has this address then; null: it is none any more. */
  leave: (href: string | null) => void
}

/** The link in which the cursor is: where it leads, and what takes it away. */
export function LinkRow({ link, isCalled, onCalled, write, onTyping, leave }: LinkRowProps) {
  const id = useId()
  const picker = useRef<{ open: () => void }>(null)
  useLayoutEffect(() => {
    if (!isCalled) return
    document.getElementById(id)?.focus()
    picker.current?.open()
    onCalled()
  })
  return (
    <div
      className="linkRow"
      role="group"
      aria-label={`Link “${link.words}”`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave(link.href)
      }}
    >
      <Link2 size={14} aria-hidden="true" />
      <span>“{link.words}”</span>
      <LinkPicker
        tied={{ id, 'aria-label': `Where “${link.words}” leads` }}
        href={link.href}
        list={picker}
        onChange={write}
        onTyping={(isTyping) => isTyping && onTyping()}
        onTaken={leave}
      />
      <button
        type="button"
        className="iconButton"
        data-size="small"
        aria-label="Take the link away"
        title="Take the link away"
        onClick={() => {
          write(null)
          leave(null)
        }}
      >
        <Unlink size={16} />
      </button>
    </div>
  )
}
